import { Icon } from '@vanda/ui/Icon.tsx';
import { classNames } from '../class-names.ts';
import { FoldAfter } from '../Fold/Fold.tsx';
import type { ListItem } from '../NumberedList/NumberedList.tsx';
import { CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './RowList.module.css';

type RowListProps = {
  items: readonly ListItem[];
  /** `tick` only for something that the client receives (decision 33, Design). */
  mark?: 'none' | 'tick';
};

export const RowList = ({ items, mark = 'none' }: RowListProps) => (
  <FoldAfter items={items} first={4} most={6}>
    {(rows) => (
      <ul className={classNames('ruled', styles.rows, 'pairs')}>
        {rows.map(({ title, text, sources }) => (
          <li key={title} className={mark === 'tick' ? styles.ticked : undefined}>
            {mark === 'tick' && <Icon name="tick" />}
            <div>
              <b>{title}</b>
              {text && <CitedText text={text} sources={sources} />}
            </div>
          </li>
        ))}
      </ul>
    )}
  </FoldAfter>
);
