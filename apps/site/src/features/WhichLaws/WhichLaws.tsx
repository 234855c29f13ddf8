import type { PageOf } from '../../schemas/page.ts';
import type { Finder as FinderData } from '../../topics/regulation/which-laws/find-laws.ts';
import { fetchOnce } from '../fetch-once.ts';
import { OnDemand } from '../OnDemand.tsx';

async function load(dataPath: string) {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The finder loads in the browser alone');
  const [{ Finder }, finder] = await Promise.all([import('./Finder.tsx'), fetchOnce<FinderData>(dataPath)]);
  return <Finder finder={finder} />;
}

export const WhichLaws = ({
  start,
  dataPath,
}: {
  start: PageOf<'which-laws'>['start'];
  dataPath: string;
}) => <OnDemand id="finder-start" start={start} load={() => load(dataPath)} />;
