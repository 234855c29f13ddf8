import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

type Variant = {
  /** `go`: the main action of a screen. `plain`: a filter or tool. */
  variant?: 'regular' | 'go' | 'plain' | 'text';
};

export function Button({
  variant = 'regular',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Variant) {
  return <button type={type} className={classNames(styles.button, styles[variant], className)} {...rest} />;
}

export function ButtonLink({
  variant = 'regular',
  className,
  ...rest
}: Omit<LinkProps, 'className'> & Variant & { className?: string }) {
  return <Link className={classNames(styles.button, styles[variant], className)} {...rest} />;
}

export function buttonClass(variant: NonNullable<Variant['variant']> = 'regular'): string {
  return classNames(styles.button, styles[variant]);
}
