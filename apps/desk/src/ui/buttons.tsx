import { Button, type ButtonLook, buttonClass } from '@vanda/ui/Button.tsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useCannotWrite } from '../api/hooks.ts';

/** Disabled without a connection; `Form` holds a submit back. */
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

export function ButtonLink({ variant, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link className={buttonClass({ variant })} {...rest} />;
}

type ShowMoreProps = {
  list: { hasNextPage: boolean; fetchNextPage: () => unknown; isFetchingNextPage: boolean };
};

export function ShowMore({ list: { hasNextPage, fetchNextPage, isFetchingNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button className="showMore" onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
      Show more
    </Button>
  );
}
