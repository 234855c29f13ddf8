import { type ButtonLook, buttonClass } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import type { ComponentProps } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';

type ButtonLinkProps = Omit<ComponentProps<typeof Anchor>, 'className'> & ButtonLook & { hasArrow?: boolean };

export const ButtonLink = ({ children, variant, size, hasArrow = false, ...rest }: ButtonLinkProps) => (
  <Anchor className={buttonClass({ variant, size })} {...rest}>
    {children}
    {hasArrow && <Icon name="arrow" />}
  </Anchor>
);
