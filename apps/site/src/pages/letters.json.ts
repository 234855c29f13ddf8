import { getLetters } from '../queries/collections.ts';

export const GET = async () => new Response(JSON.stringify(await getLetters(), null, 2));
