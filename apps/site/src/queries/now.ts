import { buildNow } from '../config/environment.ts';

export const now = buildNow(process.env);
