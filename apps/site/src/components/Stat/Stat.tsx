import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Stat.module.css';

type StatProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & {
  text: string;
  isFinal?: boolean;
};

export function Stat({ text, isFinal = false, ...attributes }: StatProps) {
  const [base, power, rest] = text.split('^');
  return (
    <span className={classNames(styles.stat, 'num', isFinal && 'total')} {...attributes}>
      {base}
      {power && <sup>{power}</sup>}
      {rest}
    </span>
  );
}
