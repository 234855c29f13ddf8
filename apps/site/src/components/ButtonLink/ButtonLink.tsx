import type { ComponentProps } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ButtonLink.module.css';

type ButtonLinkProps = Omit<ComponentProps<typeof Anchor>, 'className'> & {
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  hasArrow?: boolean;
};

export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'regular',
  hasArrow = false,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor className={classNames(styles.button, styles[variant], styles[size])} {...rest}>
      {children}
      {hasArrow && <Icon name="arrow" />}
    </Anchor>
  );
}
