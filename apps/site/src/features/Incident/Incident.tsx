import { Button } from '@vanda/ui/Button.tsx';
import { type FunctionComponent, useEffect } from 'react';
import type { PageOf } from '../../schemas/page.ts';
import type { Finder } from '../../topics/regulation/which-laws/find-laws.ts';
import { linkPrefix } from '../EuCheck/check-address.ts';
import { fetchOnce } from '../fetch-once.ts';
import { useLoaded } from '../use-loaded.ts';

export type IncidentCopy = Pick<PageOf<'incident'>, 'start' | 'form' | 'events' | 'zones'>;
export type IncidentProps = { copy: IncidentCopy; finder: Finder };
type Loaded = { Clocks: FunctionComponent<IncidentProps>; finder: Finder };

async function load(dataPath: string): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The clocks load in the browser alone');
  const [module, finder] = await Promise.all([import('./IncidentClocks.tsx'), fetchOnce<Finder>(dataPath)]);
  return { Clocks: module.IncidentClocks, finder };
}

export function Incident({ copy, dataPath }: { copy: IncidentCopy; dataPath: string }) {
  const { loaded, hasFailed, open } = useLoaded(() => load(dataPath));

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens a link once; a press needs the data at once.
  useEffect(() => {
    if (location.hash.startsWith(linkPrefix)) open();
    else load(dataPath).catch(() => {});
  }, []);

  if (loaded) return <loaded.Clocks copy={copy} finder={loaded.finder} />;
  return (
    <div className="scripted">
      <Button variant="primary" onClick={open}>
        {copy.start.label}
      </Button>
      <p className="note above">{copy.start.note}</p>
      {hasFailed && (
        <p className="note" role="alert">
          {copy.start.failed}
        </p>
      )}
    </div>
  );
}
