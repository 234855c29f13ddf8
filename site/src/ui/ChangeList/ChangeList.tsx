import { shortDate } from '@vanda/enquiry/day';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './ChangeList.module.css';

export type DatedChange = {
  /** Anchor that feeds lead to. */
  id?: string | undefined;
  date: string;
  /** Shown in place of the date where only the month is known. */
  dateText?: string | undefined;
  /** Small line under the date: the place. */
  place?: string | undefined;
  title?: string | undefined;
  text: string;
  sources: readonly CitedSource[];
};

/** Dated events on a vertical line, in the order given. */
export function ChangeList({ items }: { items: readonly DatedChange[] }) {
  return (
    <ol className={styles.changes}>
      {items.map(({ id, date, dateText, place, title, text, sources }) => (
        <li key={`${date}${text}`} id={id}>
          <div>
            <time dateTime={dateText ? date.slice(0, 7) : date} className="num">
              {dateText ?? shortDate(date)}
            </time>
            {place && <p className="note">{place}</p>}
          </div>
          <div>
            {title && <b>{title}</b>}
            <p>
              <Rich text={text} />
              <SourceMarks sources={sources} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
