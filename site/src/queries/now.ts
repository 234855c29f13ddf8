import { buildNow } from '../environment.ts';

/** The moment of this build, the same for every page. */
export const now = buildNow(process.env);
