import { Icon } from '@vanda/ui/Icon.tsx';
import type { ComponentProps } from 'react';

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  to: string;
  hasOutwardArrow?: boolean;
  current?: 'page' | 'true' | undefined;
};

export function Anchor({ to, children, hasOutwardArrow = true, current, ...rest }: AnchorProps) {
  if (!/^https?:/.test(to)) {
    return (
      <a href={to} {...rest} aria-current={current}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} {...rest} target="_blank" rel="noopener">
      {children}
      {hasOutwardArrow && <Icon name="external" />}
      <span className="hiddenVisually"> (opens in a new tab)</span>
    </a>
  );
}
