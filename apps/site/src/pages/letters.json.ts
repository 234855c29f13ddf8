import { getLetters } from '../queries/collections.ts';

/** The desk's letters, for the server; not served. */
export const GET = async () => new Response(JSON.stringify(await getLetters(), null, 2));
