import { Button } from '@vanda/ui/Button.tsx';
import { type FunctionComponent, useEffect } from 'react';
import type { PageOf } from '../../schemas/page.ts';
import type { Finder as FinderData } from '../../topics/regulation/which-laws/find-laws.ts';
import { linkPrefix } from '../EuCheck/check-address.ts';
import { fetchOnce } from '../fetch-once.ts';
import { useLoaded } from '../use-loaded.ts';

type Loaded = { Finder: FunctionComponent<{ finder: FinderData }>; finder: FinderData };

async function load(dataPath: string): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The finder loads in the browser alone');
  const [module, finder] = await Promise.all([import('./Finder.tsx'), fetchOnce<FinderData>(dataPath)]);
  return { Finder: module.Finder, finder };
}

export function WhichLaws({ start, dataPath }: { start: PageOf<'which-laws'>['start']; dataPath: string }) {
  const { loaded, hasFailed, open } = useLoaded(() => load(dataPath));

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens a link once; a press needs the finder at once.
  useEffect(() => {
    if (location.hash.startsWith(linkPrefix)) open();
    else load(dataPath).catch(() => {});
  }, []);

  if (loaded) return <loaded.Finder finder={loaded.finder} />;
  return (
    <div id="finder-start" className="scripted">
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
