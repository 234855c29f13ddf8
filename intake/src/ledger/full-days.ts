import { isUpcoming, toIsoDay } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import type { Queries } from '../store/database.ts';
import type { LedgerContext } from './letter-texts.ts';
import { readRoom, seatsLeftFor } from './room.ts';
import { capacityOf } from './seats.ts';

/** Whether somebody who registers for one seat now would have it or wait. */
export async function availability(
  queries: Queries,
  { sessionsOf }: Pick<LedgerContext, 'sessionsOf'>,
  form: FormId,
  day: string,
): Promise<'free' | 'full'> {
  const capacity = capacityOf(sessionsOf, form, day);
  if (capacity === undefined) return 'free';
  return seatsLeftFor(await readRoom(queries, { form, day }, capacity)) > 0 ? 'free' : 'full';
}

/** The days of a form's sessions to come on which one person more would wait. */
export async function fullDays(
  queries: Queries,
  context: Pick<LedgerContext, 'sessionsOf'>,
  form: Form,
  nowMs: number,
): Promise<string[]> {
  const full: string[] = [];
  for (const { start } of context.sessionsOf(form)) {
    if (!isUpcoming(start, toIsoDay(nowMs))) continue;
    if ((await availability(queries, context, form.id, start)) === 'full') full.push(start);
  }
  return full;
}
