import type { AvailabilityAnswer } from '@vanda/forms/answer';
import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { forms, isFormId } from '@vanda/forms/forms';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/database/database.ts';
import { limitRequests } from '../../platform/http/public-forms.ts';
import { headersFor } from '../../platform/static/http-map.ts';
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

export type AvailabilityOptions = {
  readonly fullDays: (form: Form) => Promise<string[]>;
  /** Forms one client may send in ten minutes, 0 for no limit: it may ask ten times as often. */
  readonly rateLimit: number;
};

/** The number of seats is not disclosed. */
export async function availabilityRoutes(app: FastifyInstance, options: AvailabilityOptions): Promise<void> {
  const limited = await limitRequests(app, options.rateLimit * 10);
  app.get('/api/availability/:form', limited, async (request, reply) => {
    const { form } = request.params as { form: string };
    if (!isFormId(form)) return reply.callNotFound();
    for (const [name, value] of headersFor(request.siteBuild.httpMap, '/api/availability')) {
      reply.header(name, value);
    }
    const answer: AvailabilityAnswer = { full: await options.fullDays(forms[form]) };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
