import { shortDate } from '@vanda/forms/day';
import { FoldAfter } from '../Fold/Fold.tsx';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './ChangeList.module.css';

export type DatedChange = {
  id?: string | undefined;
  date: string;
  dateText?: string | undefined;
  place?: string | undefined;
  title?: string | undefined;
  text: string;
  sources: readonly CitedSource[];
};

type ChangeListProps = { items: readonly DatedChange[]; fold?: { label: string; isOnPhonesOnly?: boolean } };

export const ChangeList = ({ items, fold }: ChangeListProps) => (
  <FoldAfter items={items} first={3} most={fold ? 4 : items.length} {...fold}>
    {(changes) => (
      <ol className={styles.changes}>
        {changes.map(({ id, date, dateText, place, title, text, sources }) => (
          <li key={`${date}${text}`} id={id} className="besideMedium">
            <div>
              <time dateTime={dateText ? date.slice(0, 7) : date} className="named num">
                {dateText ?? shortDate(date)}
              </time>
              {place && (
                <p className="note">
                  <Rich text={place} />
                </p>
              )}
            </div>
            <div>
              {title && <b>{title}</b>}
              <CitedText text={text} sources={sources} />
            </div>
          </li>
        ))}
      </ol>
    )}
  </FoldAfter>
);
