import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ButtonLink.module.css';

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  hasArrow?: boolean;
};

/** A link set as a button. One primary in view. */
export function ButtonLink({
  to,
  children,
  variant = 'secondary',
  size = 'regular',
  hasArrow = false,
}: ButtonLinkProps) {
  return (
    <Anchor to={to} className={classNames(styles.button, styles[variant], styles[size])}>
      {children}
      {hasArrow && <Icon name="arrow" />}
    </Anchor>
  );
}
