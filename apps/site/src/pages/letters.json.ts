import { getLetters } from '../queries/letters.ts';

/** Letters of the desk for the service; the build moves the file out of the site. */
export const GET = async () => new Response(JSON.stringify(await getLetters(), null, 2));
