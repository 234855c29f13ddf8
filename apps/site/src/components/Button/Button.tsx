import type { ComponentProps } from 'react';
import styles from '../ButtonLink/ButtonLink.module.css';
import { classNames } from '../class-names.ts';

type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
};

export function Button({
  variant = 'secondary',
  size = 'regular',
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      {...rest}
    />
  );
}
