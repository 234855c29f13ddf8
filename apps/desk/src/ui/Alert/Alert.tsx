import { Icon, type IconName } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Alert.module.css';

type AlertProps = {
  tone?: 'calm' | 'error';
  icon?: IconName;
  drawing?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  live?: boolean;
};

export function Alert({ tone = 'calm', icon, drawing, children, actions, live = false }: AlertProps) {
  return (
    <div
      className={classNames('unprinted', styles.alert, styles[tone])}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      {drawing ?? <Icon name={icon ?? (tone === 'error' ? 'warning' : 'clock')} />}
      <div className={styles.text}>{children}</div>
      {actions && <div className={`buttons ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
