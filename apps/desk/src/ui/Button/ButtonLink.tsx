import { type ButtonLook, buttonClass } from '@vanda/ui/Button.tsx';
import { Link, type LinkProps } from 'react-router';

export function ButtonLink({ variant, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link className={buttonClass({ variant })} {...rest} />;
}
