import type { ComponentProps } from 'react';

export type ButtonLook = {
  /** `primary`: the main action of a view. `plain`: a filter or tool. `text`: looks like a link. */
  variant?: 'primary' | 'plain' | 'text' | undefined;
  size?: 'compact' | undefined;
};

export function buttonClass({ variant, size }: ButtonLook, className?: string): string {
  const look = variant === 'text' ? ['asLink'] : ['button', variant, size];
  return [...look, className].filter(Boolean).join(' ');
}

export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) => (
  <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
);
