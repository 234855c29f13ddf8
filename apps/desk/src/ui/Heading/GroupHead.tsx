import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ScreenHead.module.css';

type GroupHeadProps = {
  title: string;
  note?: ReactNode;
  isRuled?: boolean;
};

export function GroupHead({ title, note, isRuled = true }: GroupHeadProps) {
  return (
    <div className={classNames(styles.group, !isRuled && styles.unruled)}>
      <h2>{title}</h2>
      {note && <span className="note num">{note}</span>}
    </div>
  );
}
