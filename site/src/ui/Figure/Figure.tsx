import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Figure.module.css';

type FigureProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & {
  text: string;
  isFinal?: boolean;
};

/** A figure in the display face. `10^25^` is set with a superscript; `isFinal` puts the double rule under it. */
export function Figure({ text, isFinal = false, ...attributes }: FigureProps) {
  const [base, power, rest] = text.split('^');
  return (
    <span className={classNames(styles.figure, 'num', isFinal && styles.total)} {...attributes}>
      {base}
      {power && <sup>{power}</sup>}
      {rest}
    </span>
  );
}
