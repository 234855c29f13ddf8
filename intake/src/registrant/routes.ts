import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import { toIsoDay } from '@vanda/enquiry/day';
import { maxBodyBytes } from '@vanda/enquiry/form';
import { fullName } from '@vanda/enquiry/summary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Act } from '../ledger/ledger.ts';
import { ledgerLetter } from '../ledger/letter-texts.ts';
import { html } from '../pages/html.ts';
import { isFromThisSite } from '../routes/origin.ts';
import { answerAfterWholeBody } from '../routes/unread-body.ts';
import { headersFor } from '../static/http-map.ts';
import { type Database, StoreUnavailable } from '../store/database.ts';
import { queueLetter } from '../store/letters.ts';
import { deleteEnquiries } from '../store/purge.ts';
import { type ActContext, actNames, type Outcome, perform, type RegistrantAct } from './acts.ts';
import { formProof, isSame, type Link, readLink, registrationPath } from './link.ts';
import type { Links } from './links.ts';
import { cancelPage, erasePage, type PageParts, plainPage, registrationPage } from './page.ts';
import { copyOf, countUnder, enquiriesUnder } from './person.ts';
import { registrationPolicy } from './shell.ts';
import { type RegistrationView, viewOf } from './view.ts';

/** What the registrant's pages need. */
export type RegistrantOptions = {
  readonly database: Database;
  readonly ready: () => Promise<void>;
  readonly links: Links;
  readonly context: ActContext;
  readonly clock: Clock;
  /** Changes per client in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** Whether mail is sent at all: without it no new link can be. */
  readonly hasMail: boolean;
  /** Called after a letter was queued. */
  readonly onStored: () => void;
};

const rateWindowMs = 10 * 60_000;

/**
 * The registrant's own pages under their link: everything is seen by GET, which changes nothing, and changed by POST with
 * the proof that the page was shown.
 */
export async function registrantRoutes(app: FastifyInstance, options: RegistrantOptions): Promise<void> {
  const { database, clock, context } = options;
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  if (options.rateLimit > 0) {
    await app.register(rateLimit, { global: false, max: options.rateLimit, timeWindow: rateWindowMs });
  }
  const limited = options.rateLimit > 0 ? { preHandler: app.rateLimit() } : {};

  answerAfterWholeBody(app);
  app.addHook('onRequest', async (request, reply) => {
    const path = `${registrationPath}/`;
    for (const [name, value] of headersFor(request.siteBuild.httpMap, path)) reply.header(name, value);
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', registrationPolicy)
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow');
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode } = error as { statusCode?: unknown };
    const status =
      error instanceof StoreUnavailable ? 503 : typeof statusCode === 'number' ? statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'registration not shown');
    if (status === 429)
      return sendPlain(
        reply.code(429),
        'Please wait',
        'You have asked for many changes in a short time. Please wait a few minutes.',
      );
    return status >= 500
      ? sendPlain(
          reply.code(status),
          'Not now',
          'We can’t reach our records just now. Nothing was changed. Please try again in a minute.',
        )
      : sendPlain(reply.code(status), 'Not readable', 'This request can’t be read. Nothing was changed.');
  });

  const sendPlain = (reply: FastifyReply, title: string, ...sentences: string[]) =>
    sendPage(reply, plainPage(reply.request.siteBuild.company.name, { title, sentences }));

  /** Reads the link of a request; answers itself and gives undefined where it opens nothing. */
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<Opened | undefined> => {
    await options.ready();
    const { token } = request.params as { token: string };
    const secret = await options.links.secret();
    const link = readLink(token, secret);
    if (!link) {
      sendPlain(reply.code(404), 'This link does not work', 'Please open it from the email again, whole.');
      return undefined;
    }
    const view = await viewOf(database, context, link.reference, clock.now());
    if (!view || hasEnded(link, view, clock.now())) {
      sendEnded(reply, token, view !== undefined);
      return undefined;
    }
    return { token, secret, link, view };
  };

  const sendEnded = (reply: FastifyReply, token: string, canRenew: boolean) =>
    sendPage(
      reply.code(410),
      plainPage(reply.request.siteBuild.company.name, {
        title: 'This link has ended',
        sentences: [
          canRenew && options.hasMail
            ? 'We can send a new one to the email address of the registration.'
            : 'Please write to us or call us, and we look at the registration with you.',
        ],
        ...(canRenew && options.hasMail
          ? {
              form: html`<form method="post" action="${registrationPath}/${token}/new-link"><p class="buttons"><button type="submit" class="button go">Send a new link</button></p></form>`,
            }
          : {}),
      }),
    );

  const partsOf = ({ token, secret, link, view }: Opened, companyName: string): PageParts => {
    const key = randomBytes(12).toString('base64url');
    const { version } = view.registration;
    return {
      path: `${registrationPath}/${token}`,
      companyName,
      lastDay: link.lastDay,
      seal: { version, key, proof: formProof(secret, token, version, key) },
    };
  };

  const refuse = (reply: FastifyReply) =>
    sendPlain(
      reply.code(403),
      'Not from this page',
      'A change has to come from the page of the registration. Nothing was changed.',
    );

  app.get(`${registrationPath}/:token`, async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    const { done } = request.query as { done?: unknown };
    const line = opened.view.history.find(
      ({ version, by }) => String(version) === done && by.kind === 'registrant',
    );
    const isLast = line?.version === opened.view.registration.version;
    const parts = { ...partsOf(opened, request.siteBuild.company.name), done: isLast ? line.act : undefined };
    return sendPage(reply, registrationPage(opened.view, parts));
  });

  app.get(`${registrationPath}/:token/cancel`, async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    if (opened.view.registration.state === 'cancelled') {
      return reply.redirect(`${registrationPath}/${opened.token}`, 303);
    }
    return sendPage(reply, cancelPage(opened.view, partsOf(opened, request.siteBuild.company.name)));
  });

  app.get(`${registrationPath}/:token/erase`, async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    const enquiries = await enquiriesUnder(database, opened.view.enquiry.values.email ?? '');
    const counts = await countUnder(database, enquiries);
    return sendPage(reply, erasePage(opened.view, partsOf(opened, request.siteBuild.company.name), counts));
  });

  app.get(`${registrationPath}/:token/data`, async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    const enquiries = await enquiriesUnder(database, opened.view.enquiry.values.email ?? '');
    const copy = await copyOf(database, enquiries, clock.now());
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(`${JSON.stringify(copy, null, 2)}\n`);
  });

  app.get(`${registrationPath}/:token/session.ics`, async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    const { view } = opened;
    if (!view.session || view.registration.state === 'cancelled') return reply.callNotFound();
    const file = calendarFile({
      uid: calendarUid(view.enquiry.reference, new URL(context.siteUrl).hostname),
      createdAtMs: view.enquiry.receivedAtMs,
      title: view.form.title,
      session: view.session,
      description: `Reference ${view.enquiry.reference}.`,
      url: `${context.siteUrl}${view.form.pagePath}`,
      status: view.registration.state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE',
      sequence: view.registration.version,
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="session.ics"')
      .send(file);
  });

  app.post(
    `${registrationPath}/:token/new-link`,
    { bodyLimit: maxBodyBytes, ...limited },
    async (request, reply) => {
      if (!isFromOwnPage(request, context.siteUrl)) return refuse(reply);
      await options.ready();
      const { token } = request.params as { token: string };
      const link = readLink(token, await options.links.secret());
      const view = link && (await viewOf(database, context, link.reference, clock.now()));
      if (view && options.hasMail) {
        await sendLinkAgain(database, context, view);
        options.onStored();
      }
      // The same words whether there is a registration or not, and without saying whose.
      return sendPlain(
        reply,
        'A new link is on its way',
        'It goes to the email address of the registration, if we still hold one. At most one a day is sent.',
      );
    },
  );

  app.post(
    `${registrationPath}/:token/erase`,
    { bodyLimit: maxBodyBytes, ...limited },
    async (request, reply) => {
      if (!isFromOwnPage(request, context.siteUrl)) return refuse(reply);
      const opened = await open(request, reply);
      if (!opened) return reply;
      if (!isSealed(opened, posted(request))) return refuse(reply);
      const enquiries = await enquiriesUnder(database, opened.view.enquiry.values.email ?? '');
      await deleteEnquiries(
        database,
        enquiries.map(({ reference }) => reference),
        { id: 'registrant', atMs: clock.now() },
      );
      request.log.info(
        { reference: opened.link.reference, deleted: enquiries.length },
        'erased by the registrant',
      );
      return sendPlain(
        reply,
        'Your data is erased',
        'We hold nothing under your email address any more, and this link has ended.',
      );
    },
  );

  app.post(
    `${registrationPath}/:token/:act`,
    { bodyLimit: maxBodyBytes, ...limited },
    async (request, reply) => {
      if (!isFromOwnPage(request, context.siteUrl)) return refuse(reply);
      const { act: name } = request.params as { act: string };
      if (!isActName(name)) return reply.callNotFound();
      const opened = await open(request, reply);
      if (!opened) return reply;
      const fields = posted(request);
      if (!isSealed(opened, fields)) return refuse(reply);
      const { reference } = opened.link;
      const act: Act = {
        reference,
        version: Number(fields.version),
        by: { kind: 'registrant', id: 'link' },
        actKey: `link:${fields.key}`,
        atMs: clock.now(),
      };
      const outcome = await database.transaction((queries) =>
        perform(queries, context, opened.view, name, act, fields),
      );
      if (outcome.kind === 'done') options.onStored();
      request.log.info({ reference, act: name, outcome: outcome.kind }, 'registration acted on by link');
      return answer(reply, opened, outcome, fields);
    },
  );

  const answer = async (
    reply: FastifyReply,
    opened: Opened,
    outcome: Outcome,
    fields: Readonly<Record<string, string>>,
  ) => {
    const view = await viewOf(database, context, opened.link.reference, clock.now());
    if (!view) return sendEnded(reply, opened.token, false);
    if (outcome.kind === 'done') {
      if (!hasEnded(opened.link, view, clock.now())) {
        return reply.redirect(`${registrationPath}/${opened.token}?done=${outcome.version}`, 303);
      }
      return sendPlain(reply, ...lastWords(view));
    }
    const parts = partsOf({ ...opened, view }, reply.request.siteBuild.company.name);
    if (outcome.kind === 'refused') {
      return sendPage(reply.code(409), registrationPage(view, { ...parts, problem: outcome.problem }));
    }
    const again = { choice: outcome.choice, typed: fields, errors: outcome.errors };
    const problem = 'Please look at the form below again.';
    return sendPage(reply.code(422), registrationPage(view, { ...parts, problem, again }));
  };
}

/** A link that opens a registration. */
type Opened = {
  readonly token: string;
  readonly secret: string;
  readonly link: Link;
  readonly view: RegistrationView;
};

function hasEnded(link: Link, { registration }: RegistrationView, nowMs: number): boolean {
  return link.turn !== registration.linkTurn || toIsoDay(nowMs) > link.lastDay;
}

/** Whether a posted form carries the proof of this link's page at the version it names. */
function isSealed(
  { token, secret }: Opened,
  { version = '', key = '', proof = '' }: Readonly<Record<string, string>>,
) {
  return (
    /^\d{1,9}$/.test(version) &&
    /^[\w-]{16}$/.test(key) &&
    isSame(proof, formProof(secret, token, Number(version), key))
  );
}

/**
 * As for the public forms. A page without referrer posts with the origin "null" in browsers that don't send
 * `Sec-Fetch-Site` yet: the proof then has to do.
 */
function isFromOwnPage({ headers }: FastifyRequest, siteUrl: string): boolean {
  const { origin, ...others } = headers;
  return isFromThisSite(origin === 'null' ? others : headers, siteUrl);
}

function posted(request: FastifyRequest): Record<string, string> {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isActName(name: string): name is RegistrantAct {
  return (actNames as readonly string[]).includes(name);
}

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(markup);
}

/** The page after a change that ended the link it was made with. */
function lastWords({ history, enquiry }: RegistrationView): [string, ...string[]] {
  switch (history.at(-1)?.act) {
    case 'substituted':
      return [
        `Passed on to ${fullName(enquiry.values)}`,
        'We have written to them, with a link of their own, and a confirmation is on its way to you. This link has ended.',
      ];
    case 'corrected':
      return [
        'Your details are corrected',
        'A new link is on its way to the new address. This one has ended.',
      ];
    default:
      return [
        'A new link is on its way',
        'It goes to the email address of the registration. This one has ended.',
      ];
  }
}

/** Sends the link as it is now, once a day at most. */
async function sendLinkAgain(database: Database, context: ActContext, view: RegistrationView): Promise<void> {
  const { registration, enquiry, nowMs } = view;
  const letter = ledgerLetter({ act: 'link-ended', registration, values: enquiry.values }, context);
  await database.transaction((queries) =>
    queueLetter(queries, {
      reference: enquiry.reference,
      ...letter,
      by: { kind: 'rule', id: 'link-asked-for' },
      atMs: nowMs,
      dueAtMs: nowMs,
      key: `link-${toIsoDay(nowMs)}`,
      linkTurn: registration.linkTurn,
    }),
  );
}
