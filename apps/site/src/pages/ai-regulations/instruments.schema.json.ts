import type { APIRoute } from 'astro';
import { jsonFile } from '../../routing/responses.ts';
import { routes } from '../../routing/routes.ts';
import { openDataJsonSchema } from '../../topics/regulation/open-data-json-schema.ts';

export const GET: APIRoute = ({ site }) =>
  jsonFile(openDataJsonSchema(new URL(routes.instrumentsSchema, site).href));
