import type { APIRoute } from 'astro';
import { routes } from '../../routing/routes.ts';
import { openDataJsonSchema } from '../../topics/regulation/open-data-json-schema.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `${JSON.stringify(openDataJsonSchema(new URL(routes.instrumentsSchema, site).href), null, 1)}\n`,
    { headers: { 'content-type': 'application/json' } },
  );
