import type { APIRoute } from 'astro';
import { getPublishedEuRules } from '../../../queries/application-data.ts';
import { jsonFile } from '../../../routing/responses.ts';

/** Stable address of the current rules, for citing and reuse. */
export const GET: APIRoute = async ({ site }) => jsonFile(await getPublishedEuRules(site?.href ?? ''));
