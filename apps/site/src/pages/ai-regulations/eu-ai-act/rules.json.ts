import type { APIRoute } from 'astro';
import { getPublishedEuRules } from '../../../queries/application-data.ts';
import { jsonFile } from '../../../routing/responses.ts';

export const GET: APIRoute = async ({ site }) => jsonFile(await getPublishedEuRules(site?.href ?? ''));
