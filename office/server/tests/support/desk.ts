import { randomUUID } from 'node:crypto';
import type { Role } from '@vanda/desk-api/common';
import { type Route, type RouteName, routeAddress, routes } from '@vanda/desk-api/routes';
import { createCourseSessions, type HostServices } from '@vanda/server/office';
import {
  fixedClock,
  openServedBuild,
  type ServiceParts,
  startService,
  type TestClock,
} from '@vanda/server/testing/service';
import { coursesOf } from '@vanda/server/testing/site';
import { atEndOfTest } from '@vanda/testing/end-of-test';
import type * as z from 'zod';
import { openDesk } from '../../src/app.ts';
import { inviteNew } from '../../src/store/staff-members.ts';
import { type Authenticator, createAuthenticator, type Falsified } from './authenticator.ts';

/** Requests go to the port of the desk with this as their origin. */
export const deskUrl = 'http://localhost:4559';

export type ResponseOf = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the server has checked it by the contract.
  readonly body: any;
};

export type Asking = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | undefined>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
};

export type Browser = {
  cookie: string;
  ask(name: RouteName, asking?: Asking): Promise<ResponseOf>;
  change(name: RouteName, asking: Asking): Promise<ResponseOf>;
  /** A command on an enquiry or its registration, with the present version and no email unless the body has them. */
  act(name: RouteName, reference: string, body?: object): Promise<ResponseOf>;
  // biome-ignore lint/suspicious/noExplicitAny: as `body`.
  enquiry(reference: string): Promise<any>;
  /** Id of a new draft. On a busy machine the first one outlasts the patience of the service, which asks to try again. */
  newDraft(): Promise<string>;
};

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

export async function startDesk(
  environment: Record<string, string> = {},
  {
    sessions,
    company,
    ...parts
  }: Pick<HostServices, 'requestLimits' | 'connectionLimits'> & {
    readonly sessions?: object;
    readonly company?: object;
  } = {},
  serviceParts: ServiceParts & { readonly clock?: TestClock } = {},
) {
  const { clock = fixedClock() } = serviceParts;
  const settings = { DESK_URL: deskUrl, ...environment };
  const service = await startService(settings, { ...serviceParts, clock }, undefined, sessions);
  const { desk } = service.settings;
  if (!desk) throw new Error('the desk is off');
  const { current } = await openServedBuild(service.settings);
  let build = company ? { ...current(), company: { ...current().company, ...company } } : current();
  const own = createCourseSessions(service.store.database, () => build.courses);
  const app = await openDesk({
    settings: service.settings,
    desk,
    store: service.store,
    clock,
    site: () => build,
    courseSessions: {
      ...own,
      async refresh() {
        await own.refresh();
        await service.courseSessions.refresh();
      },
    },
    log: { level: 'debug', stream: { write: (line) => void service.logLines.push(line) } },
    wakeOutbox: () => service.outbox.wake(),
    ...parts,
  });
  const origin = await app.listen({ port: Number(environment.DESK_PORT ?? 0), host: '127.0.0.1' });
  const browser = () => createBrowser(origin);
  const close = async () => {
    await app.close();
    await service.remove();
  };
  atEndOfTest(close);

  return {
    service,
    origin,
    clock,
    browser,
    async serveSessions(offered: object) {
      build = { ...build, courses: coursesOf(offered) };
    },
    async signedIn(name = 'Rachel Koh', role: Role = 'administrator') {
      const { token } = await inviteNew(
        service.store.database,
        { name, role, kind: 'invitation' },
        { by: 'command-line', atMs: clock.now() },
      );
      const made = browser();
      const { device, accepted } = await acceptInvitation(made, token);
      if (accepted.status !== 200) throw new Error(`not signed in: ${accepted.text}`);
      return Object.assign(made, { device });
    },
    close,
  };
}

export async function acceptInvitation(browser: Browser, token: string, passkeyName = 'Laptop') {
  const device = createAuthenticator(deskUrl);
  const { options } = (await browser.ask('invitationOptions', { body: { token } })).body;
  const body = { token, credential: device.make(options), passkeyName };
  return { device, body, accepted: await browser.ask('acceptInvitation', { body }) };
}

export async function signIn(
  browser: Browser,
  device: Authenticator,
  falsified?: Falsified,
): Promise<ResponseOf> {
  const { body } = await browser.ask('signInOptions');
  return browser.ask('signIn', { body: { credential: device.sign(body.options, falsified) } });
}

export function createBrowser(origin: string): Browser {
  const browser: Browser = {
    cookie: '',
    async ask(name, { params, query, body, headers = {} } = {}) {
      const route: Route = routes[name];
      const response = await fetch(`${origin}${routeAddress(route, params, query)}`, {
        method: route.method,
        headers: {
          ...(route.method === 'GET' ? {} : { origin: deskUrl }),
          ...(browser.cookie ? { cookie: browser.cookie } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) browser.cookie = /Max-Age=0|=;/.test(set) ? '' : (set.split(';')[0] ?? '');
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    },
    change: (name, asking) =>
      browser.ask(name, { ...asking, body: { idempotencyKey: randomUUID(), ...asking.body } }),
    async act(name, reference, body) {
      const { path, body: schema } = routes[name] as Route;
      const { version, registration } = await browser.enquiry(reference);
      const present = {
        version: path.startsWith('/api/registrations/') ? registration.version : version,
        email: null,
      };
      const asked = Object.entries(present).filter(([field]) => field in (schema as z.ZodObject).shape);
      return browser.change(name, { params: { reference }, body: { ...Object.fromEntries(asked), ...body } });
    },
    enquiry: async (reference) => (await browser.ask('enquiry', { params: { reference } })).body.enquiry,
    async newDraft() {
      const press = { idempotencyKey: randomUUID() };
      for (let attempt = 1; ; attempt++) {
        const { text, body } = await browser.ask('makeDraft', { body: press });
        if (body.draft) return body.draft.id;
        if (body.code !== 'not-possible' || attempt === 4) throw new Error(`No draft: ${text}`);
      }
    },
  };
  return browser;
}
