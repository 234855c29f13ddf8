import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import type { Queries } from '../../platform/database/database.ts';
import { readAvailability, seatsLeftFor } from './availability.ts';
import type { RegistrationsContext } from './email-texts.ts';
import { capacityOf } from './seats.ts';

export async function availability(
  queries: Queries,
  { sessionsOf }: Pick<RegistrationsContext, 'sessionsOf'>,
  form: FormId,
  day: string,
): Promise<'free' | 'full'> {
  const capacity = capacityOf(sessionsOf, form, day);
  if (capacity === undefined) return 'free';
  return seatsLeftFor(await readAvailability(queries, { form, day }, capacity)) > 0 ? 'free' : 'full';
}

/** ISO days of upcoming sessions without a free seat. */
export async function fullDays(
  queries: Queries,
  context: Pick<RegistrationsContext, 'sessionsOf'>,
  form: Form,
  nowMs: number,
): Promise<string[]> {
  const full: string[] = [];
  for (const { start } of context.sessionsOf(form) ?? []) {
    if (!isUpcoming(start, toIsoDay(nowMs))) continue;
    if ((await availability(queries, context, form.id, start)) === 'full') full.push(start);
  }
  return full;
}
