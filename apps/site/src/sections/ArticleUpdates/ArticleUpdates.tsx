import { longDate } from '@vanda/forms/date-formats';
import { classNames } from '../../components/class-names.ts';
import { FoldAfter } from '../../components/Fold/Fold.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import styles from './ArticleUpdates.module.css';

type Update = { date: string; text: string; sources: readonly CitedSource[] };

export function ArticleUpdates({ updates }: { updates: readonly Update[] }) {
  const days = [...Map.groupBy(updates, ({ date }) => date)].sort(([a], [b]) => b.localeCompare(a));
  return days.map(([date, items]) => (
    <aside key={date} className={classNames(styles.box, 'tint', 'corner')} aria-labelledby={`update-${date}`}>
      <h2 id={`update-${date}`}>
        Update, <time dateTime={date}>{longDate(date)}</time>
      </h2>
      <p className="note">What changed since this article.</p>
      <FoldAfter items={items} first={2} most={3}>
        {(some) => (
          <ul className="ruled">
            {some.map(({ text, sources }) => (
              <li key={text}>
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </li>
            ))}
          </ul>
        )}
      </FoldAfter>
    </aside>
  ));
}
