import { buildNow } from '../config/environment.ts';

/** Build time, the same for every page. */
export const now = buildNow(process.env);
