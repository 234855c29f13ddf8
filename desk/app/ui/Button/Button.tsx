import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

type Look = {
  /** `go`: the one act of a screen that may be orchid. `plain`: a filter or tool that steps back. */
  look?: 'regular' | 'go' | 'plain' | 'text';
};

/** A button that names the act and, where there is one, the person. 44 px high. */
export function Button({
  look = 'regular',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(styles.button, styles[look], className)} {...rest} />;
}

/** A link that looks as a button does. */
export function ButtonLink({
  look = 'regular',
  className,
  ...rest
}: Omit<LinkProps, 'className'> & Look & { className?: string }) {
  return <Link className={classNames(styles.button, styles[look], className)} {...rest} />;
}

/** The classes of a button, for what is neither: a link to a file. */
export function buttonClass(look: NonNullable<Look['look']> = 'regular'): string {
  return classNames(styles.button, styles[look]);
}
