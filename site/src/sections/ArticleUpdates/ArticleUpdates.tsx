import { longDate, monthName } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './ArticleUpdates.module.css';

type Update = { date: string; text: string; sources: readonly CitedSource[] };

/** What changed after publication: a box for each day on which somebody looked again, newest first. */
export function ArticleUpdates({ updates }: { updates: readonly Update[] }) {
  const days = [...Map.groupBy(updates, ({ date }) => date)].sort(([a], [b]) => b.localeCompare(a));
  return days.map(([date, items]) => (
    <aside
      key={date}
      className={classNames(styles.box, 'tint', 'corner')}
      aria-labelledby={`update-${date} update-${date}-day`}
    >
      <h2 id={`update-${date}`}>Update, {monthName(date)}</h2>
      <p className="note">
        What changed since this article, as of{' '}
        <time id={`update-${date}-day`} dateTime={date}>
          {longDate(date)}
        </time>
        .
      </p>
      <ul>
        {items.map(({ text, sources }) => (
          <li key={text}>
            <Rich text={text} />
            <SourceMarks sources={sources} />
          </li>
        ))}
      </ul>
    </aside>
  ));
}
