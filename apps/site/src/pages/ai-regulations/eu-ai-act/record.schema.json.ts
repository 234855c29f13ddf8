import type { APIRoute } from 'astro';
import { getEuRecordSchema } from '../../../queries/application-data.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(getEuRecordSchema(site?.href ?? ''), null, 1)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
