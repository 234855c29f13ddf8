import type { APIRoute } from 'astro';
import { getOpenData } from '../../queries/laws.ts';
import { jsonFile } from '../../routing/responses.ts';

export const GET: APIRoute = async ({ site }) => jsonFile(await getOpenData(site?.href ?? ''));
