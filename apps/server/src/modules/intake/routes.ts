import { isIsoDay, toIsoDay } from '@vanda/forms/day';
import type { FieldError } from '@vanda/forms/errors';
import { enquiryPath, envelopeNames, type Form, maxBodyBytes, withReplyPromise } from '@vanda/forms/form';
import { forms, isFormId } from '@vanda/forms/forms';
import { readReference } from '@vanda/forms/reference';
import type { AcceptedResponse, EnquiryResponse, FailedResponse, FailureCode } from '@vanda/forms/response';
import { type Enquiry, parseEnquiry } from '@vanda/forms/schema';
import { chosenStart } from '@vanda/forms/summary';
import { type Outcome, successOf } from '@vanda/forms/waiting';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '../../platform/database/database.ts';
import { pagePolicy, sendPage, sendSession } from '../../platform/http/page.ts';
import { isFromThisSite, limitRequests, receiveForms } from '../../platform/http/public-forms.ts';
import { type EnquiryRecord, findEnquiry, type SpamReason, toNewEnquiry } from '../enquiries/enquiries.ts';
import { isOnList } from '../enquiries/interest.ts';
import { sessionCalendar } from '../enquiries/session-calendar.ts';
import { calendarToAdd } from '../registrations/composed-email.ts';
import { DateCancelled } from '../registrations/register.ts';
import { findRegistration, type Registration } from '../registrations/registration.ts';
import { bookedSession, oversizeOf, seatsAskedFor } from '../registrations/seats.ts';
import type { RegistrantOptions } from '../registrations/self-service/routes.ts';
import type { Submit } from './insert.ts';
import { addressOfFormPage, confirmationPage, retryPage, type TypedValues } from './pages.ts';

export type EnquiryOptions = RegistrantOptions & { readonly submit: Submit };

export async function enquiryRoutes(app: FastifyInstance, options: EnquiryOptions): Promise<void> {
  await receiveForms(app, maxBodyBytes, {
    'content-security-policy': pagePolicy,
    'referrer-policy': 'same-origin',
  });
  const limited = await limitRequests(app, options.rateLimit, {
    // Runs after the body was read, so that the retry page contains what was typed.
    hook: 'preHandler',
    errorResponseBuilder: (_request, { ttl }) => new FormFailure('rate-limited', Math.ceil(ttl / 1000)),
  });

  app.setErrorHandler((error, request, reply) => {
    const { code, retryAfterSeconds } = failureOf(error);
    const { status, message } = failures[code];
    const isUnexpected = code === 'unavailable' && !(error instanceof StoreUnavailable);
    if (status >= 500) request.log.error({ err: error }, 'enquiry not stored');
    const form = formOf(request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    reply.code(isUnexpected ? 500 : status);
    if (form && wantsPage(request)) return sendRetryPage(reply, form, options, [], message);
    const response: FailedResponse = {
      status: 'failed',
      code,
      message,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
    return reply.send(response);
  });

  app.post(
    '/api/enquiries/:form',
    {
      bodyLimit: maxBodyBytes,
      onRequest: async (request) => {
        if (!isFromThisSite(request.headers, options.context.siteUrl)) throw new FormFailure('forbidden');
      },
      ...limited,
    },
    async (request, reply) => {
      const form = formOf(request);
      if (!form) throw new FormFailure('unknown-form');
      const nowMs = options.clock.now();
      const { sessionsOf } = options.context;
      const parse = (sessions = sessionsOf(form)) =>
        parseEnquiry(form, request.body, {
          today: toIsoDay(nowMs),
          ...(sessions ? { sessionStarts: sessions.map(({ start }) => start) } : {}),
        });
      const parsed = parse();
      const refuse = (errors: readonly FieldError[]) => {
        reply.code(422);
        if (wantsPage(request)) return sendRetryPage(reply, form, options, errors);
        return reply.send({ status: 'invalid', errors } satisfies EnquiryResponse);
      };
      if (!parsed.ok) return refuse(parsed.errors);
      const accepted = await accept(form, parsed.enquiry, nowMs, request, options).catch(async (error) => {
        const current = error instanceof DateCancelled && (await sessionsOf.readIn?.(options.database));
        const again = current ? parse(current(form)) : parsed;
        if (again.ok) throw error;
        return again;
      });
      if ('errors' in accepted) return refuse(accepted.errors);
      const { response, isNew } = accepted;
      if (wantsPage(request)) {
        const session = chosenStart(form, parsed.enquiry.values);
        const query = sentQuery({ reference: response.reference, session });
        return reply.redirect(`${enquiryPath(form.id)}/sent?${query}`, 303);
      }
      return reply.code(isNew ? 201 : 200).send(response);
    },
  );

  app.route({
    url: '/api/enquiries/:form',
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    handler: (request, reply) => {
      const form = formOf(request);
      if (!form) return reply.callNotFound();
      reply.code(405).header('allow', 'POST');
      if (wantsPage(request)) return sendPage(reply, addressOfFormPage(form, request.siteBuild.company.name));
      return reply.type('text/plain').send('Only POST.\n');
    },
  });

  app.get('/api/enquiries/:form/sent', async (request, reply) => {
    const sent = readSent(request);
    if (!sent) return reply.callNotFound();
    const { form, reference } = sent;
    const enquiry = await findEnquiry(options.database, reference);
    // Only a stored enquiry gets the page: otherwise it would confirm what was never sent.
    if (enquiry?.form !== form.id) return reply.callNotFound();
    const start = chosenStart(form, enquiry.values);
    const registration = await findRegistration(options.database, reference);
    const isCancelled = registration?.status === 'cancelled';
    const booked =
      start !== undefined && bookedSession(options.context.sessionsOf, { form: form.id, day: start });
    const session =
      booked && start === sent.session && !isCancelled
        ? { ...booked, calendarPath: `${enquiryPath(form.id)}/session.ics?${sentQuery(sent)}` }
        : undefined;
    const success = isCancelled ? cancelledSince : successOf(form, outcomeOf(options, enquiry, registration));
    return sendPage(reply, confirmationPage(sent, session, success, request.siteBuild.company.name));
  });

  app.get('/api/enquiries/:form/session.ics', async (request, reply) => {
    const sent = readSent(request);
    const { form, reference, session: start } = sent ?? {};
    const enquiry = reference && (await findEnquiry(options.database, reference));
    // Only a stored registration gets the file: otherwise anybody could get files in the firm's name.
    const isRegistered =
      form && enquiry && start && enquiry.form === form.id && chosenStart(form, enquiry.values) === start;
    if (!isRegistered) return sendSession(reply, undefined);
    const registration = await findRegistration(options.database, reference);
    return sendSession(
      reply,
      registration
        ? calendarToAdd(enquiry, registration, options.context)
        : sessionCalendar(enquiry, options.context),
    );
  });
}

const cancelledSince = {
  title: 'This registration is cancelled',
  note: 'You keep no seat, and nothing is due. To come after all, send the form again.',
};

function outcomeOf(
  { context }: EnquiryOptions,
  enquiry: EnquiryRecord,
  registration: Registration | undefined,
): Outcome {
  const isWaiting = registration?.status === 'waiting';
  return {
    isWaiting,
    isInterest: isOnList(context.sessionsOf, enquiry),
    oversize: isWaiting ? oversizeOf(context.sessionsOf, registration) : undefined,
  };
}

/** Stores a checked enquiry. A robot gets the same response as a person. */
async function accept(
  form: Form,
  enquiry: Enquiry,
  nowMs: number,
  request: FastifyRequest,
  options: EnquiryOptions,
): Promise<{ response: AcceptedResponse; isNew: boolean }> {
  const spamReason = spamReasonOf(enquiry, nowMs);
  const stored = await options.submit(toNewEnquiry(form, enquiry, spamReason, nowMs));
  const { reference, receivedAtMs, isNew, isWaiting } = stored;
  request.log.info(
    { reference, form: form.id, isNew, ...(spamReason ? { spamReason } : {}) },
    'enquiry stored',
  );
  if (isNew && !spamReason) options.onStored();
  const oversize = isWaiting
    ? oversizeOf(options.context.sessionsOf, {
        form: form.id,
        day: chosenStart(form, enquiry.values),
        seats: seatsAskedFor(enquiry.values),
      })
    : undefined;
  return {
    response: {
      status: 'accepted',
      reference,
      receivedAt: new Date(receivedAtMs).toISOString(),
      ...(isWaiting ? { isWaiting } : {}),
      ...(isOnList(options.context.sessionsOf, { form: form.id, values: enquiry.values, receivedAtMs })
        ? { isInterest: true }
        : {}),
      ...(oversize ? { oversize } : {}),
    },
    isNew,
  };
}

const failures: Record<FailureCode, { readonly status: number; readonly message: string }> = {
  'unknown-form': { status: 404, message: 'There is no such form.' },
  'bad-request': { status: 400, message: 'The request could not be read.' },
  forbidden: {
    status: 403,
    message: 'This form was sent from another site. Open it on our own pages and send it there.',
  },
  'too-large': {
    status: 413,
    message: 'This is more text than the form can take. Please shorten your message and send it again.',
  },
  'unsupported-type': { status: 415, message: 'Send JSON or a form-encoded body.' },
  'rate-limited': {
    status: 429,
    message:
      'You have sent several forms in a short time. Please wait a few minutes and send this one again.',
  },
  unavailable: {
    status: 503,
    message:
      'We could not store this just now. Nothing is lost: please send it again in a moment, or by email.',
  },
};

class FormFailure extends Error {
  readonly code: FailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function failureOf(error: unknown): FormFailure {
  if (error instanceof FormFailure) return error;
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === 413) return new FormFailure('too-large');
  if (statusCode === 415) return new FormFailure('unsupported-type');
  return statusCode === 400 ? new FormFailure('bad-request') : new FormFailure('unavailable', 5);
}

/** Also called after parser errors, before the body was read. */
function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  if (accepted.includes('text/html')) return true;
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('application/x-www-form-urlencoded') && !accepted.includes('application/json');
}

function sendRetryPage(
  reply: FastifyReply,
  form: Form,
  options: EnquiryOptions,
  errors: readonly FieldError[],
  problem?: string,
): FastifyReply {
  const { request } = reply;
  const markup = retryPage({
    form,
    typed: typedValues(form, request.body),
    errors,
    sessions: options.context.sessionsOf(form) ?? [],
    sessionsOf: options.context.sessionsOf,
    company: request.siteBuild.company,
    today: toIsoDay(options.clock.now()),
    ...(problem === undefined ? {} : { problem }),
  });
  return sendPage(reply, markup);
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

const sentQuery = ({ reference, session }: Omit<Sent, 'form'>): string =>
  new URLSearchParams({ reference, ...(session ? { session } : {}) }).toString();

function readSent(request: FastifyRequest): Sent | undefined {
  const form = formOf(request);
  const query = request.query as Record<string, unknown>;
  const reference = typeof query.reference === 'string' ? readReference(query.reference) : undefined;
  if (!form || !reference) return undefined;
  const { session } = query;
  return { form, reference, session: typeof session === 'string' && isIsoDay(session) ? session : undefined };
}

function formOf(request: FastifyRequest): Form | undefined {
  const { form } = request.params as { form?: string };
  if (form === undefined || !isFormId(form)) return undefined;
  return withReplyPromise(forms[form], request.siteBuild.company.replyWithin);
}

/** Milliseconds; a shorter time between opening and sending indicates a robot. */
const fastestFillMs = 2000;

/** Takes both times from the visitor's clock where possible, so that a wrong clock does not look fast. */
function spamReasonOf(enquiry: Enquiry, nowMs: number): SpamReason | undefined {
  if (enquiry.honeypot !== '') return 'honeypot';
  if (enquiry.startedAt === undefined) return undefined;
  const filledMs = (enquiry.sentAt ?? nowMs) - enquiry.startedAt;
  return filledMs >= 0 && filledMs < fastestFillMs ? 'too-fast' : undefined;
}
