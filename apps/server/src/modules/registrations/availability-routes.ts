import { brotliCompressSync, constants } from 'node:zlib';
import { dateRange, isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { AvailabilityResponse, AvailableSession } from '@vanda/forms/response';
import { availabilityPath } from '@vanda/forms/response';
import type { Session } from '@vanda/forms/session';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { limitRequests } from '../../platform/http/public-forms.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { headersFor } from '../../platform/static/http-map.ts';
import { chooseEncoding } from '../../platform/static/negotiation.ts';
import { readAvailability, seatsLeftFor } from './availability.ts';
import type { RegistrationsContext } from './email-texts.ts';

export type AvailabilityOptions = {
  readonly database: Queries;
  readonly context: RegistrationsContext;
  readonly clock: Clock;
  /**
   * The most forms of a client in ten minutes, 0 for no limit. A client may ask for dates a hundred times as
   * often, because open pages poll.
   */
  readonly rateLimit: number;
};

/** Each open page asks every 20 s: 20 kB of dates take 0.4 ms, and 16 ms at the best quality. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Lists all dates that take place, past ones too. The number of seats is not disclosed. */
export async function availabilityRoutes(app: FastifyInstance, options: AvailabilityOptions): Promise<void> {
  const { database, context, clock, rateLimit } = options;
  const limited = await limitRequests(app, rateLimit * 100);
  app.get(availabilityPath, limited, async (request, reply) => {
    for (const [name, value] of headersFor(request.siteBuild.httpMap, availabilityPath))
      reply.header(name, value);
    const response = await availabilityAt(database, context.sessionsOf, toIsoDay(clock.now()));
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    if (chooseEncoding(request.headers['accept-encoding'], ['br', 'identity']) === 'identity')
      return reply.send(response);
    const bytes = brotliCompressSync(JSON.stringify(response), quick);
    return reply.headers({ 'content-encoding': 'br' }).type('application/json; charset=utf-8').send(bytes);
  });
}

async function availabilityAt(
  queries: Queries,
  listed: SessionsOf,
  today: string,
): Promise<AvailabilityResponse> {
  const sessionsOf = (await listed.readIn?.(queries)) ?? listed;
  const isFull = async (form: FormId, { start: day, seats }: Session) =>
    seats !== undefined &&
    isUpcoming(day, today) &&
    seatsLeftFor(await readAvailability(queries, sessionsOf, { form, day })) <= 0;
  const sessions: Partial<Record<FormId, readonly AvailableSession[]>> = {};
  for (const form of Object.values<Form>(forms)) {
    const offered = sessionsOf(form);
    if (!offered) continue;
    const available: AvailableSession[] = [];
    for (const session of offered) {
      const { seats: _, note = '', ...date } = session;
      const dates = dateRange(date.start, date.end);
      available.push({ ...date, note, dates, ...((await isFull(form.id, session)) && { isFull: true }) });
    }
    sessions[form.id] = available;
  }
  return { sessions };
}
