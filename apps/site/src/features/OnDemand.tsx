import { Button } from '@vanda/ui/Button.tsx';
import { type ReactNode, useEffect } from 'react';
import { linkPrefix } from './EuCheck/check-address.ts';
import { useLoaded } from './use-loaded.ts';

type OnDemandProps = {
  id: string;
  start: { label: string; note: string; failed: string };
  /** Fetches early, so that a press finds the tool loaded. */
  load: () => Promise<ReactNode>;
};

/** A tool behind its button; a link with answers opens it at once. */
export function OnDemand({ id, start, load }: OnDemandProps) {
  const { loaded, hasFailed, open } = useLoaded(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens a link once; a press needs the tool at once.
  useEffect(() => {
    if (location.hash.startsWith(linkPrefix)) open();
    else load().catch(() => {});
  }, []);

  if (loaded) return loaded;
  return (
    <div id={id} className="scripted">
      <Button variant="primary" onClick={open}>
        {start.label}
      </Button>
      <p className="note above">{start.note}</p>
      {hasFailed && (
        <p className="note" role="alert">
          {start.failed}
        </p>
      )}
    </div>
  );
}
