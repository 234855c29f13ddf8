import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { ListItem } from '../NumberedList/NumberedList.tsx';
import { Rich } from '../Rich/Rich.tsx';
import { SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './RowList.module.css';

type RowListProps = {
  /** Each with what is drawn under its text, if anything. */
  items: readonly (ListItem & { drawing?: ReactNode })[];
  /** `tick` only for something that the client receives (decision 33, Design). */
  mark?: 'none' | 'tick';
};

/** Rows between hairlines: bold name, soft clause. */
export function RowList({ items, mark = 'none' }: RowListProps) {
  return (
    <ul className={classNames(styles.rows, 'pairs')}>
      {items.map(({ title, text, sources, drawing }) => (
        <li key={title} className={mark === 'tick' ? styles.ticked : undefined}>
          {mark === 'tick' && <Icon name="tick" />}
          <div>
            <b>{title}</b>
            {text && (
              <p className="soft">
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </p>
            )}
            {drawing}
          </div>
        </li>
      ))}
    </ul>
  );
}
