import { z } from 'zod';
import { isIsoDay } from './day.ts';

export const seatsMax = 200;

const day = z.string().refine(isIsoDay, 'dates are written YYYY-MM-DD');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'times are written HH:MM');

/** `end` is included. */
export const sessionSchema = z.strictObject({
  start: day,
  end: day,
  place: z.string().exactOptional(),
  /** Required where a form serves several courses. */
  course: z.string().exactOptional(),
  startTime: time.exactOptional(),
  endTime: time.exactOptional(),
  seats: z.int().min(1).max(seatsMax).exactOptional(),
});
