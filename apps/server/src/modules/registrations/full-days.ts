import type { AvailabilityAnswer } from '@vanda/forms/answer';
import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms, isFormId } from '@vanda/forms/forms';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { limitRequests } from '../../platform/http/public-forms.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { headersFor } from '../../platform/static/http-map.ts';
import { readAvailability, seatsLeftFor } from './availability.ts';
import type { RegistrationsContext } from './email-texts.ts';

export type AvailabilityOptions = {
  readonly database: Queries;
  readonly context: RegistrationsContext;
  readonly clock: Clock;
  /** Forms one client may send in ten minutes, 0 for no limit: it may ask ten times as often. */
  readonly rateLimit: number;
};

/** The number of seats is not disclosed. */
export async function availabilityRoutes(app: FastifyInstance, options: AvailabilityOptions): Promise<void> {
  const { database, context, clock, rateLimit } = options;
  const limited = await limitRequests(app, rateLimit * 10);
  app.get('/api/availability/:form', limited, async (request, reply) => {
    const { form } = request.params as { form: string };
    if (!isFormId(form)) return reply.callNotFound();
    for (const [name, value] of headersFor(request.siteBuild.httpMap, '/api/availability')) {
      reply.header(name, value);
    }
    const answer: AvailabilityAnswer = {
      full: await fullDays(database, context.sessionsOf, form, toIsoDay(clock.now())),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}

async function fullDays(queries: Queries, sessionsOf: SessionsOf, form: FormId, today: string) {
  const full: string[] = [];
  for (const { start: day, seats } of sessionsOf(forms[form]) ?? []) {
    if (seats === undefined || !isUpcoming(day, today)) continue;
    const isFull = seatsLeftFor(await readAvailability(queries, sessionsOf, { form, day })) <= 0;
    if (isFull) full.push(day);
  }
  return full;
}
