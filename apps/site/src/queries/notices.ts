import type { Notice } from '../schemas/notice.ts';
import type { Source } from '../schemas/source.ts';
import { getEntries } from './collections.ts';
import { getPageSources } from './sources.ts';

export async function getNotices(path: string): Promise<{ notice: Notice; sources: Source[] }[]> {
  const notices = (await getEntries('notices')).map(({ data }) => data);
  return Promise.all(
    notices
      .filter(({ pages }) => pages.includes(path))
      .map(async (notice) => ({ notice, sources: (await getPageSources(notice)).list })),
  );
}
