import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type StatProps = Omit<ComponentProps<'span'>, 'className' | 'children'> & { text: string; isPrice?: boolean };

export function Stat({ text, isPrice = false, ...attributes }: StatProps) {
  const [base, power, rest] = text.split('^');
  return (
    <span className={classNames('num', isPrice && 'total')} {...attributes}>
      {base}
      {power && <sup>{power}</sup>}
      {rest}
    </span>
  );
}
