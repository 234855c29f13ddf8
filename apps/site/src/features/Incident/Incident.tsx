import type { PageOf } from '../../schemas/page.ts';
import type { Finder } from '../../topics/regulation/which-laws/find-laws.ts';
import { fetchOnce } from '../fetch-once.ts';
import { OnDemand } from '../OnDemand.tsx';

export type IncidentCopy = Pick<PageOf<'incident'>, 'start' | 'form' | 'events' | 'zones'>;

async function load(copy: IncidentCopy, dataPath: string) {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The clocks load in the browser alone');
  const [{ IncidentClocks }, finder] = await Promise.all([
    import('./IncidentClocks.tsx'),
    fetchOnce<Finder>(dataPath),
  ]);
  return <IncidentClocks copy={copy} finder={finder} />;
}

export const Incident = ({ copy, dataPath }: { copy: IncidentCopy; dataPath: string }) => (
  <OnDemand id="incident-start" start={copy.start} load={() => load(copy, dataPath)} />
);
