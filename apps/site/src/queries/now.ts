import { toIsoDay } from '@vanda/forms/day';
import { buildNow } from '../config/environment.ts';

export const now = buildNow(process.env);
/** In Singapore. */
export const today = toIsoDay(now);
