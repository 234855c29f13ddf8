import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ScreenHead.module.css';

type GroupHeadProps = {
  title: string;
  note?: ReactNode;
  /** False where the head of a table below has the rule. */
  isRuled?: boolean;
};

/** The head of a group of rows, ruled in ink; the note stands at its end. */
export function GroupHead({ title, note, isRuled = true }: GroupHeadProps) {
  return (
    <div className={classNames(styles.group, !isRuled && styles.unruled)}>
      <h2>{title}</h2>
      {note && <span className="note num">{note}</span>}
    </div>
  );
}
