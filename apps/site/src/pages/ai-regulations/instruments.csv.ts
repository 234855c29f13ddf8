import type { APIRoute } from 'astro';
import { getOpenData } from '../../queries/laws.ts';
import { textFile } from '../../routing/responses.ts';
import { openDataCsv } from '../../topics/regulation/open-data.ts';

export const GET: APIRoute = async ({ site }) =>
  textFile(openDataCsv(await getOpenData(site?.href ?? '')), 'text/csv');
