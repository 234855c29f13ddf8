import type { APIRoute } from 'astro';
import { getEuRecordSchema } from '../../../queries/application-data.ts';
import { jsonFile } from '../../../routing/responses.ts';

export const GET: APIRoute = ({ site }) => jsonFile(getEuRecordSchema(site?.href ?? ''));
