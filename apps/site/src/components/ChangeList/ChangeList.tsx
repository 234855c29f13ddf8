import { shortDate } from '@vanda/forms/day';
import { classNames } from '../class-names.ts';
import { Fold } from '../Fold/Fold.tsx';
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

type ChangeListProps = {
  items: readonly DatedChange[];
  isNumbered?: boolean;
  /** What follows the first three. */
  fold?: { label: string; isOnPhonesOnly?: boolean };
};

const mostUnfolded = 4;
const first = 3;

export function ChangeList({ items, isNumbered = false, fold }: ChangeListProps) {
  const shown = fold && items.length > mostUnfolded ? first : items.length;
  return (
    <>
      <Changes items={items.slice(0, shown)} isNumbered={isNumbered} />
      {fold && items.length > shown && (
        <Fold {...fold} label={`${items.length - shown} ${fold.label}`}>
          <Changes items={items.slice(shown)} isNumbered={isNumbered} />
        </Fold>
      )}
    </>
  );
}

function Changes({ items, isNumbered }: Pick<ChangeListProps, 'items' | 'isNumbered'>) {
  return (
    <ol className={classNames(styles.changes, isNumbered && styles.numbered)}>
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
            <CitedText text={text} sources={sources} />
          </div>
        </li>
      ))}
    </ol>
  );
}
