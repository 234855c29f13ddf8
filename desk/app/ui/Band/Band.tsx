import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Band.module.css';

type BandProps = {
  /** `calm`: to know. `error`: something failed, or a promise is at risk. */
  tone?: 'calm' | 'error';
  icon?: IconName;
  /** In place of the icon. */
  drawing?: ReactNode;
  children: ReactNode;
  acts?: ReactNode;
  /** Said by screen readers when it appears. */
  live?: boolean;
};

/** One line that the office has to know, with what to do about it. */
export function Band({ tone = 'calm', icon, drawing, children, acts, live = false }: BandProps) {
  return (
    <div
      className={classNames(styles.band, styles[tone])}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      {drawing ?? <Icon name={icon ?? (tone === 'error' ? 'warning' : 'clock')} />}
      <div className={styles.words}>{children}</div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
