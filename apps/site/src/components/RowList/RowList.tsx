import { Icon } from '@vanda/ui/Icon.tsx';
import { classNames } from '../class-names.ts';
import { Fold } from '../Fold/Fold.tsx';
import type { ListItem } from '../NumberedList/NumberedList.tsx';
import { CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './RowList.module.css';

type RowListProps = {
  items: readonly ListItem[];
  /** `tick` only for something that the client receives (decision 33, Design). */
  mark?: 'none' | 'tick';
};

/** A longer list folds on small screens after its first rows. */
const mostUnfolded = 6;
const first = 4;

export function RowList({ items, mark = 'none' }: RowListProps) {
  const shown = items.length > mostUnfolded ? first : items.length;
  return (
    <>
      <Rows items={items.slice(0, shown)} mark={mark} />
      {items.length > shown && (
        <Fold label={`${items.length - shown} more`}>
          <Rows items={items.slice(shown)} mark={mark} />
        </Fold>
      )}
    </>
  );
}

function Rows({ items, mark }: RowListProps) {
  return (
    <ul className={classNames(styles.rows, 'pairs')}>
      {items.map(({ title, text, sources }) => (
        <li key={title} className={mark === 'tick' ? styles.ticked : undefined}>
          {mark === 'tick' && <Icon name="tick" />}
          <div>
            <b>{title}</b>
            {text && <CitedText className="soft" text={text} sources={sources} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
