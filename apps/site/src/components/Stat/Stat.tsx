import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type StatProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & {
  text: string;
  isFinal?: boolean;
};

export function Stat({ text, isFinal = false, ...attributes }: StatProps) {
  const [base, power, rest] = text.split('^');
  return (
    <span className={classNames('num', isFinal && 'total')} {...attributes}>
      {base}
      {power && <sup>{power}</sup>}
      {rest}
    </span>
  );
}
