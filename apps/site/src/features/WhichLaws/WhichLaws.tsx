import { Button } from '@vanda/ui/Button.tsx';
import { type FunctionComponent, useEffect, useState } from 'react';
import type { PageOf } from '../../schemas/page.ts';
import type { Finder } from '../../topics/regulation/which-laws/find-laws.ts';
import { linkPrefix } from '../EuCheck/check-address.ts';

type Loaded = { Finder: FunctionComponent<{ finder: Finder }>; finder: Finder };

async function load(dataPath: string): Promise<Loaded> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The finder loads in the browser alone');
  const [module, response] = await Promise.all([import('./Finder.tsx'), fetch(dataPath)]);
  if (!response.ok) throw new Error(`${dataPath}: status ${response.status}`);
  return { Finder: module.Finder, finder: await response.json() };
}

export function WhichLaws({ start, dataPath }: { start: PageOf<'which-laws'>['start']; dataPath: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    load(dataPath).then(setLoaded, () => setHasFailed(true));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens a link once.
  useEffect(() => {
    if (location.hash.startsWith(linkPrefix)) open();
  }, []);

  if (loaded) return <loaded.Finder finder={loaded.finder} />;
  return (
    <div id="finder-start">
      <Button variant="primary" onClick={open}>
        {start.label}
      </Button>
      <p className="note above">{start.note}</p>
      {hasFailed && (
        <p className="note" role="alert">
          The finder could not load; the table below has the common case.
        </p>
      )}
    </div>
  );
}
