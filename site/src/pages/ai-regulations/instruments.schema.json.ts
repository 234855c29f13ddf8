import type { APIRoute } from 'astro';
import { openDataJsonSchema } from '../../instrument/open-data-json-schema.ts';
import { routes } from '../../routes.ts';

/** What the records hold, as JSON Schema (2020-12). */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `${JSON.stringify(openDataJsonSchema(new URL(routes.instrumentsSchema, site).href), null, 1)}\n`,
    { headers: { 'content-type': 'application/json' } },
  );
