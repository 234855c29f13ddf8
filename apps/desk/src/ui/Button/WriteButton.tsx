import { Button } from '@vanda/ui/Button.tsx';
import type { ComponentProps } from 'react';
import { useCannotWrite } from '../../api/use-command.ts';

/** The button of a command. Without a connection it says why, and does nothing; `Form` keeps a submit back. */
export function WriteButton({
  onClick,
  title,
  'aria-disabled': isDisabled,
  ...rest
}: ComponentProps<typeof Button>) {
  const cannotWrite = useCannotWrite();
  return (
    <Button
      {...rest}
      title={cannotWrite ?? title}
      aria-disabled={cannotWrite !== undefined || isDisabled}
      onClick={cannotWrite === undefined ? onClick : undefined}
    />
  );
}
