import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { AcceptedAnswer, EnquiryAnswer, FailedAnswer, FailureCode } from '@vanda/enquiry/answer';
import { calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import { isIsoDay, toIsoDay } from '@vanda/enquiry/day';
import type { FieldError } from '@vanda/enquiry/errors';
import { enquiryPath, envelopeNames, type Form, isFormId, maxBodyBytes } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { readReference } from '@vanda/enquiry/reference';
import { type Enquiry, parseEnquiry } from '@vanda/enquiry/schema';
import { chosenStart } from '@vanda/enquiry/summary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { oversizeOf, seatsAskedFor } from '../ledger/seats.ts';
import { addressOfFormPage } from '../pages/address-of-form-page.ts';
import { confirmationPage, type WaitingState } from '../pages/confirmation-page.ts';
import { pagePolicy } from '../pages/page.ts';
import { retryPage, type TypedValues } from '../pages/retry-page.ts';
import { headersFor } from '../static/http-map.ts';
import { StoreUnavailable } from '../store/database.ts';
import { type EnquiryRecord, toNewEnquiry } from '../store/enquiries.ts';
import type { IntakeQueue } from '../store/intake-queue.ts';
import { isFromThisSite } from './origin.ts';
import { suspicionOf } from './suspicion.ts';
import { answerAfterWholeBody } from './unread-body.ts';

/** What the form routes need. */
export type EnquiryOptions = {
  readonly queue: IntakeQueue;
  /** Whether a registration is on a waiting list, and too large to ever fit. */
  readonly waitingOf: (reference: string) => Promise<WaitingState>;
  /** A stored enquiry by its reference. */
  readonly find: (reference: string) => Promise<EnquiryRecord | undefined>;
  readonly clock: Clock;
  readonly siteUrl: string;
  /** Enquiries per client in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** Called after something new was stored. */
  readonly onStored: () => void;
};

const rateWindowMs = 10 * 60_000;

/** `POST /api/enquiries/:form` for every form, and the pages a visitor without script gets after it. */
export async function enquiryRoutes(app: FastifyInstance, options: EnquiryOptions): Promise<void> {
  // JSON and form-encoded only; Fastify would read plain text as well.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  if (options.rateLimit > 0) {
    await app.register(rateLimit, {
      global: false,
      max: options.rateLimit,
      timeWindow: rateWindowMs,
      // After the body was read, so that the page that asks for patience still holds what was typed.
      hook: 'preHandler',
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal(429, 'rate-limited', {
          message:
            'You have sent several forms in a short time. Please wait a few minutes and send this one again.',
          retryAfterSeconds: Math.ceil(ttl / 1000),
        }),
    });
  }

  answerAfterWholeBody(app);
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headersFor(request.siteBuild.httpMap, pathOf(request)))
      reply.header(name, value);
    reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy);
    reply.header('referrer-policy', 'same-origin');
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'enquiry not stored');
    const form = formOf(request);
    const { code, message, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    reply.code(refusal.status);
    if (form && wantsPage(request)) return sendRetryPage(reply, request, form, options, [], message);
    const answer: FailedAnswer = {
      status: 'failed',
      code,
      message,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
    return reply.send(answer);
  });

  app.post(
    '/api/enquiries/:form',
    {
      bodyLimit: maxBodyBytes,
      onRequest: async (request) => {
        if (!isFromThisSite(request.headers, options.siteUrl)) throw forbidden();
      },
      ...(options.rateLimit > 0 ? { preHandler: app.rateLimit() } : {}),
    },
    async (request, reply) => {
      const form = formOf(request);
      if (!form) throw unknownForm();
      const nowMs = options.clock.now();
      const sessions = request.siteBuild.sessions.of(form);
      const parsed = parseEnquiry(form, request.body, {
        today: toIsoDay(nowMs),
        ...(sessions ? { sessionStarts: sessions.map(({ start }) => start) } : {}),
      });
      if (!parsed.ok) {
        reply.code(422);
        if (wantsPage(request)) return sendRetryPage(reply, request, form, options, parsed.errors);
        return reply.send({ status: 'invalid', errors: parsed.errors } satisfies EnquiryAnswer);
      }
      const { answer, isNew } = await accept(form, parsed.enquiry, nowMs, request, options);
      if (wantsPage(request)) return reply.redirect(sentPath(form, parsed.enquiry, answer.reference), 303);
      return reply.code(isNew ? 201 : 200).send(answer);
    },
  );

  app.route({
    url: '/api/enquiries/:form',
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    handler: (request, reply) => {
      const form = formOf(request);
      if (!form) return reply.callNotFound();
      reply.code(405).header('allow', 'POST');
      if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(addressOfFormPage(form));
      return reply.type('text/plain').send('Only POST.\n');
    },
  });

  app.get('/api/enquiries/:form/sent', async (request, reply) => {
    const sent = readSent(request);
    if (!sent) return reply.callNotFound();
    const calendarPath = sent.session && `${enquiryPath(sent.form.id)}/session.ics?${sentQuery(sent)}`;
    return reply
      .type('text/html; charset=utf-8')
      .send(confirmationPage(sent, calendarPath, await options.waitingOf(sent.reference)));
  });

  app.get('/api/enquiries/:form/session.ics', async (request, reply) => {
    const sent = readSent(request);
    const { form, reference, session: start } = sent ?? {};
    const enquiry = reference && (await options.find(reference));
    // Only what was really registered: otherwise anybody could have files in our name for any date.
    const isRegistered =
      form && enquiry && enquiry.form === form.id && chosenStart(form, enquiry.values) === start;
    if (!isRegistered || !start) return reply.callNotFound();
    const file = calendarFile({
      uid: calendarUid(reference, new URL(options.siteUrl).hostname),
      createdAtMs: enquiry.receivedAtMs,
      title: form.title,
      session: request.siteBuild.sessions.of(form)?.find((session) => session.start === start) ?? {
        start,
        end: start,
      },
      description: `Reference ${reference}. ${form.success.note}`,
      url: `${options.siteUrl}${form.pagePath}`,
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(file);
  });
}

/** Stores a checked enquiry. A robot gets the same answer as a person. */
async function accept(
  form: Form,
  enquiry: Enquiry,
  nowMs: number,
  request: FastifyRequest,
  options: EnquiryOptions,
): Promise<{ answer: AcceptedAnswer; isNew: boolean }> {
  const suspicion = suspicionOf(enquiry, nowMs);
  const stored = await options.queue.submit(toNewEnquiry(form, enquiry, suspicion, nowMs));
  const { reference, receivedAtMs, isNew, isWaiting } = stored;
  request.log.info(
    { reference, form: form.id, isNew, ...(suspicion ? { suspicion } : {}) },
    'enquiry stored',
  );
  if (isNew && !suspicion) options.onStored();
  const oversize = isWaiting
    ? oversizeOf((asked) => request.siteBuild.sessions.of(asked) ?? [], {
        form: form.id,
        day: chosenStart(form, enquiry.values),
        seats: seatsAskedFor(enquiry.values),
      })
    : undefined;
  return {
    answer: {
      status: 'accepted',
      reference,
      receivedAt: new Date(receivedAtMs).toISOString(),
      ...(isWaiting ? { isWaiting } : {}),
      ...(oversize ? { oversize } : {}),
    },
    isNew,
  };
}

/** A request that is not taken, with the words for the visitor. */
class Refusal extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: FailureCode, text: { message: string; retryAfterSeconds?: number }) {
    super(text.message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = text.retryAfterSeconds;
  }
}

function unknownForm(): Refusal {
  return new Refusal(404, 'unknown-form', { message: 'There is no such form.' });
}

function forbidden(): Refusal {
  return new Refusal(403, 'forbidden', {
    message: 'This form was sent from another site. Open it on our own pages and send it there.',
  });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) return unavailable(503);
  switch ((error as { statusCode?: unknown }).statusCode) {
    case 413:
      return new Refusal(413, 'too-large', {
        message: 'This is more text than the form can take. Please shorten your message and send it again.',
      });
    case 415:
      return new Refusal(415, 'unsupported-type', { message: 'Send JSON or a form-encoded body.' });
    case 400:
      return new Refusal(400, 'bad-request', { message: 'The request could not be read.' });
    default:
      return unavailable(500);
  }
}

function unavailable(status: number): Refusal {
  return new Refusal(status, 'unavailable', {
    message:
      'We could not store this just now. Nothing is lost: please send it again in a moment, or by email.',
    retryAfterSeconds: 5,
  });
}

/** Fastify's parser throws its own errors for bodies; a form post without script wants a page back. */
function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  if (accepted.includes('text/html')) return true;
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('application/x-www-form-urlencoded') && !accepted.includes('application/json');
}

function sendRetryPage(
  reply: FastifyReply,
  request: FastifyRequest,
  form: Form,
  options: EnquiryOptions,
  errors: readonly FieldError[],
  problem?: string,
): FastifyReply {
  const today = toIsoDay(options.clock.now());
  const markup = retryPage({
    form,
    typed: typedValues(form, request.body),
    errors,
    sessions: request.siteBuild.sessions.of(form) ?? [],
    company: request.siteBuild.company,
    today,
    ...(problem === undefined ? {} : { problem }),
  });
  return reply.type('text/html; charset=utf-8').send(markup);
}

function typedValues(form: Form, body: unknown): TypedValues {
  const typed: Record<string, string> = {};
  if (typeof body !== 'object' || body === null) return typed;
  const given = body as Record<string, unknown>;
  for (const name of [...form.fields.map((field) => field.name), envelopeNames.marketingConsent]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const first = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') typed[name] = first;
  }
  return typed;
}

type Sent = { readonly form: Form; readonly reference: string; readonly session: string | undefined };

function sentPath(form: Form, enquiry: Enquiry, reference: string): string {
  const session = chosenStart(form, enquiry.values);
  return `${enquiryPath(form.id)}/sent?${sentQuery({ form, reference, session })}`;
}

function sentQuery({ reference, session }: Sent): string {
  return new URLSearchParams({ reference, ...(session ? { session } : {}) }).toString();
}

function readSent(request: FastifyRequest): Sent | undefined {
  const form = formOf(request);
  const query = request.query as Record<string, unknown>;
  const reference = typeof query.reference === 'string' ? readReference(query.reference) : undefined;
  if (!form || !reference) return undefined;
  const { session } = query;
  return {
    form,
    reference,
    session: typeof session === 'string' && isIsoDay(session) ? session : undefined,
  };
}

function formOf(request: FastifyRequest): Form | undefined {
  const { form } = request.params as { form?: string };
  return form !== undefined && isFormId(form) ? forms[form] : undefined;
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?')[0] ?? '/';
}
