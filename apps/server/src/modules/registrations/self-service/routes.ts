import { randomBytes } from 'node:crypto';
import { toIsoDay } from '@vanda/forms/day';
import { maxBodyBytes } from '@vanda/forms/form';
import { fullName } from '@vanda/forms/summary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Database, StoreUnavailable } from '../../../platform/database/database.ts';
import { html, type SafeHtml } from '../../../platform/http/html.ts';
import { pagePolicy, sendPage, sendSession } from '../../../platform/http/page.ts';
import { isFromThisSite, limitRequests, receiveForms } from '../../../platform/http/public-forms.ts';
import { erasePersonalData, type PersonalData, personalDataOf } from '../../enquiries/personal-data.ts';
import type { Eraser } from '../../enquiries/purge.ts';
import { queueEmail } from '../../mail/email-repository.ts';
import type { AvailabilityOptions } from '../availability-routes.ts';
import { calendarToAdd } from '../composed-email.ts';
import { registrationEmail } from '../email-texts.ts';
import { copyOf } from '../personal-copy.ts';
import { commandNames, type Outcome, perform, type RegistrantContext } from './commands.ts';
import { csrfTokenOf, isSame, type Link, type Links, readLink, registrationPath } from './link.ts';
import { cancelPage, erasePage, type PageParts, plainPage, registrationPage, whyNot } from './page.ts';
import { type RegistrationView, viewOf } from './view.ts';

export type RegistrantOptions = AvailabilityOptions & {
  readonly database: Database;
  readonly ready: () => Promise<void>;
  readonly links: Links;
  readonly context: RegistrantContext;
  /** Whether mail is sent: without mail no new link can be sent. */
  readonly hasMail: boolean;
  readonly onStored: () => void;
};

/** The registrant's pages. GET changes nothing; POST requires the CSRF token of the page. */
export async function registrantRoutes(app: FastifyInstance, options: RegistrantOptions): Promise<void> {
  const { database, clock, context } = options;
  await receiveForms(
    app,
    maxBodyBytes,
    {
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
    () => `${registrationPath}/`,
  );
  const limited = await limitRequests(app, options.rateLimit);
  app.setErrorHandler((error, request, reply) => {
    const { statusCode } = error as { statusCode?: unknown };
    const status =
      error instanceof StoreUnavailable ? 503 : typeof statusCode === 'number' ? statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'registration not shown');
    const [title, sentence] =
      status === 429
        ? ['Please wait', 'You have asked for many changes in a short time. Please wait a few minutes.']
        : status >= 500
          ? [
              'Not now',
              'We can’t reach our records just now. Nothing was changed. Please try again in a minute.',
            ]
          : ['Not readable', 'This request can’t be read. Nothing was changed.'];
    return sendPlain(reply.code(status), title, sentence);
  });

  const sendPlain = (reply: FastifyReply, title: string, sentence: string, form?: SafeHtml | false) =>
    sendPage(reply, plainPage(companyOf(reply), title, sentence, form));

  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<Opened | undefined> => {
    await options.ready();
    const { token } = request.params as { token: string };
    const secret = await options.links.secret();
    const link = readLink(token, secret);
    if (!link) {
      sendPlain(
        reply.code(404),
        'This link does not work',
        'Please open it from the email again, whole. If it still does not work, answer that email, and we look at the registration with you.',
      );
      return undefined;
    }
    const view = await viewOf(database, context, link.reference, clock.now());
    if (!view || hasEnded(link, view, clock.now())) {
      sendEnded(reply, token, view !== undefined);
      return undefined;
    }
    return { token, secret, link, view };
  };

  const sendEnded = (reply: FastifyReply, token: string, isKnown: boolean) => {
    const isSendable = isKnown && options.hasMail;
    return sendPlain(
      reply.code(410),
      'This link has ended',
      isSendable
        ? 'We can send a new one to the email address of the registration.'
        : 'Please answer the email that it came in, and we look at the registration with you.',
      isSendable &&
        html`<form method="post" action="${registrationPath}/${token}/new-link"><p class="buttons"><button type="submit" class="button primary">Send a new link</button></p></form>`,
    );
  };

  const partsOf = (
    reply: FastifyReply,
    { token, secret, link, view }: Opened,
    version = String(view.registration.version),
  ): PageParts => {
    const key = randomBytes(12).toString('base64url');
    return {
      path: `${registrationPath}/${token}`,
      companyName: companyOf(reply),
      lastDay: link.lastDay,
      csrf: { version, key, csrfToken: csrfTokenOf(secret, token, version, key) },
    };
  };

  const show = (
    path: string,
    routeOptions: object,
    respond: (opened: Opened, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.get(`${registrationPath}/:token${path}`, routeOptions, async (request, reply) => {
      const opened = await open(request, reply);
      return opened ? respond(opened, request, reply) : reply;
    });

  show('', {}, (opened, request, reply) => {
    const { done } = request.query as { done?: unknown };
    const { history, registration } = opened.view;
    const line = history.find(({ version, by }) => String(version) === done && by.kind === 'registrant');
    const isLast = line?.version === registration.version;
    const parts = { ...partsOf(reply, opened), done: isLast ? line.event : undefined };
    return sendPage(reply, registrationPage(opened.view, parts));
  });

  show('/cancel', {}, (opened, _request, reply) =>
    whyNot('cancel', opened.view) !== undefined
      ? reply.redirect(`${registrationPath}/${opened.token}`, 303)
      : sendPage(reply, cancelPage(opened.view, partsOf(reply, opened))),
  );

  const sendErasePage = async (reply: FastifyReply, opened: Opened, problem?: string) => {
    const data = await personalDataOf(database, opened.view.enquiry.values.email ?? '');
    const parts = partsOf(reply, opened, dataVersionOf(data));
    return sendPage(reply, erasePage(opened.view, { ...parts, problem }, countsOf(data)));
  };

  show('/erase', limited, (opened, _request, reply) => sendErasePage(reply, opened));

  show('/data', limited, async ({ view }, _request, reply) => {
    const data = await personalDataOf(database, view.enquiry.values.email ?? '');
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(`${JSON.stringify(copyOf(data, context, clock.now()), null, 2)}\n`);
  });

  show('/session.ics', {}, ({ view: { enquiry, registration } }, _request, reply) =>
    sendSession(reply, calendarToAdd(enquiry, registration, context)),
  );

  const refuse = (reply: FastifyReply) =>
    sendPlain(
      reply.code(403),
      'Not from this page',
      'A change has to come from the page of the registration. Nothing was changed.',
    );

  const change = (path: string, respond: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.post(
      `${registrationPath}/:token/${path}`,
      { bodyLimit: maxBodyBytes, ...limited },
      async (request, reply) =>
        isFromOwnPage(request, context.siteUrl) ? respond(request, reply) : refuse(reply),
    );

  change('new-link', async (request, reply) => {
    await options.ready();
    const { token } = request.params as { token: string };
    const link = readLink(token, await options.links.secret());
    const view = link && (await viewOf(database, context, link.reference, clock.now()));
    if (view && options.hasMail) {
      await sendLinkAgain(database, context, view);
      options.onStored();
    }
    // The message is the same whether or not the registration exists.
    return sendPlain(
      reply,
      'A new link is on its way',
      'It goes to the email address of the registration, if we still hold one. At most one a day is sent.',
    );
  });

  change('erase', async (request, reply) => {
    const opened = await open(request, reply);
    if (!opened) return reply;
    const fields = posted(request);
    if (!hasCsrfToken(opened, fields)) return refuse(reply);
    const email = opened.view.enquiry.values.email ?? '';
    const eraser = { id: 'registrant', atMs: clock.now() };
    const deleted = await eraseAsSeen(database, email, String(fields.version), eraser);
    if (deleted === undefined) {
      const problem = 'Something was added meanwhile. This is what there is now.';
      return sendErasePage(reply.code(409), opened, problem);
    }
    request.log.info({ reference: opened.link.reference, deleted }, 'erased by the registrant');
    return sendPlain(
      reply,
      'Your data is erased',
      'We hold nothing under your email address any more, and this link has ended.',
    );
  });

  change(':command', async (request, reply) => {
    const { command } = request.params as { command: string };
    const name = commandNames.find((known) => known === command);
    if (!name) return reply.callNotFound();
    const opened = await open(request, reply);
    if (!opened) return reply;
    const fields = posted(request);
    if (!hasCsrfToken(opened, fields)) return refuse(reply);
    const { reference } = opened.link;
    const outcome = await database.transaction((queries) =>
      perform(queries, context, opened.view, name, fields, {
        reference,
        version: Number(fields.version),
        by: { kind: 'registrant', id: 'link' },
        idempotencyKey: `link:${fields.key}`,
        atMs: clock.now(),
      }),
    );
    if (outcome.kind === 'done') options.onStored();
    request.log.info({ reference, command: name, outcome: outcome.kind }, 'registration acted on by link');
    return respond(reply, opened, outcome, fields);
  });

  const respond = async (
    reply: FastifyReply,
    opened: Opened,
    outcome: Outcome,
    typed: Readonly<Record<string, string>>,
  ) => {
    const view = await viewOf(database, context, opened.link.reference, clock.now());
    if (!view) return sendEnded(reply, opened.token, false);
    if (outcome.kind === 'done') {
      return hasEnded(opened.link, view, clock.now())
        ? sendPlain(reply, ...linkEndedMessage(view))
        : reply.redirect(`${registrationPath}/${opened.token}?done=${outcome.version}`, 303);
    }
    const parts = partsOf(reply, { ...opened, view });
    if (outcome.kind === 'refused')
      return sendPage(reply.code(409), registrationPage(view, { ...parts, problem: outcome.problem }));
    const again = { choice: outcome.choice, typed, errors: outcome.errors };
    const problem = 'Please look at the form below again.';
    return sendPage(reply.code(422), registrationPage(view, { ...parts, problem, again }));
  };
}

type Opened = {
  readonly token: string;
  readonly secret: string;
  readonly link: Link;
  readonly view: RegistrationView;
};

const hasEnded = (link: Link, { registration }: RegistrationView, nowMs: number): boolean =>
  link.tokenVersion !== registration.tokenVersion || toIsoDay(nowMs) > link.lastDay;

const hasCsrfToken = (
  { token, secret }: Opened,
  { version = '', key = '', csrfToken = '' }: Readonly<Record<string, string>>,
) =>
  /^[\d.]{1,40}$/.test(version) &&
  /^[\w-]{16}$/.test(key) &&
  isSame(csrfToken, csrfTokenOf(secret, token, version, key));

/** Browsers without `Sec-Fetch-Site` send the origin "null": then the CSRF token decides. */
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

const companyOf = ({ request }: FastifyReply): string => request.siteBuild.company.name;

function linkEndedMessage({ history, enquiry }: RegistrationView): [title: string, sentence: string] {
  switch (history.at(-1)?.event) {
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

const countsOf = ({ enquiries, registrations, emails }: PersonalData) => ({
  enquiries: enquiries.length - registrations.length,
  registrations: registrations.length,
  mails: emails.filter(({ kind }) => kind === 'receipt' || kind === 'email').length,
});

/** Signed into the form, so that an erasure cannot include what the page did not show. */
const dataVersionOf = ({ enquiries, registrations, emails, notes, drafts }: PersonalData): string =>
  [enquiries, registrations, emails, notes, drafts].map(({ length }) => length).join('.');

/** Returns undefined when something was added since the page was shown. */
const eraseAsSeen = async (database: Database, email: string, seen: string, eraser: Eraser) =>
  database.transaction(async (queries) => {
    const data = await personalDataOf(queries, email);
    if (dataVersionOf(data) !== seen) return undefined;
    const { length } = await erasePersonalData(queries, email, eraser);
    if (length !== data.enquiries.length)
      throw new StoreUnavailable('changed while it was erased', 'CHANGED');
    return length;
  });

async function sendLinkAgain(database: Database, context: RegistrantContext, view: RegistrationView) {
  const { registration, enquiry, nowMs } = view;
  const email = registrationEmail({ event: 'link-ended', registration, values: enquiry.values }, context);
  await database.transaction((queries) =>
    queueEmail(queries, {
      reference: enquiry.reference,
      ...email,
      by: { kind: 'rule', id: 'link-asked-for' },
      atMs: nowMs,
      dueAtMs: nowMs,
      key: `link-${toIsoDay(nowMs)}`,
      tokenVersion: registration.tokenVersion,
    }),
  );
}
