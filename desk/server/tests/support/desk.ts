import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { inviteNew } from '../../../../intake/src/desk-store/colleagues.ts';
import { openServedBuild } from '../../../../intake/src/static/served-build.ts';
import { standingClock, startService, type TestService } from '../../../../intake/tests/support/service.ts';
import { type Route, type RouteName, routeAddress, routes } from '../../../contract/routes.ts';
import { openDesk } from '../../open-desk.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';

/** The public origin of the desk in tests; requests go to its port and say that they come from here. */
export const deskUrl = 'http://localhost:4559';

/** What came back. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the server has checked it by the contract.
  readonly body: any;
};

/** Parts of a request. */
export type Asking = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | undefined>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
};

/** A browser at the desk: it keeps its cookie. */
export type Browser = {
  cookie: string;
  ask(name: RouteName, asking?: Asking): Promise<Answer>;
  /** A change: with a key of its own. */
  change(name: RouteName, asking: Asking): Promise<Answer>;
};

/** A running desk on a service of its own. */
export type TestDesk = {
  readonly service: TestService;
  readonly origin: string;
  readonly clock: ReturnType<typeof standingClock>;
  browser(): Browser;
  /** Somebody with a passkey who is signed in; the first is an administrator. */
  signedIn(
    name?: string,
    role?: 'member' | 'administrator',
  ): Promise<Browser & { readonly device: Authenticator }>;
  close(): Promise<void>;
};

/** Starts a service with its desk on free ports. */
export async function startDesk(environment: Record<string, string> = {}): Promise<TestDesk> {
  const clock = standingClock();
  const service = await startService({ DESK_URL: deskUrl, ...environment }, { clock });
  const { desk } = service.settings;
  if (!desk) throw new Error('the desk is off');
  const { current } = await openServedBuild(service.settings);
  const app = await openDesk({
    settings: service.settings,
    desk,
    store: service.store,
    clock,
    site: current,
    log: { level: 'debug', stream: { write: (line) => void service.logLines.push(line) } },
    wakeOutbox: () => service.outbox.wake(),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = () => createBrowser(origin);

  return {
    service,
    origin,
    clock,
    browser,
    async signedIn(name = 'Rachel Koh', role = 'administrator') {
      const { database } = service.store;
      const { token } = await database.transaction((queries) =>
        inviteNew(queries, { name, role, kind: 'first' }, { by: 'command-line', atMs: clock.now() }),
      );
      const device = createAuthenticator(deskUrl);
      const made = browser();
      const { body } = await made.ask('invitationOptions', { body: { token } });
      const credential = device.make(body.options);
      const accepted = await made.ask('acceptInvitation', {
        body: { token, credential, passkeyName: 'Laptop' },
      });
      if (accepted.status !== 200) throw new Error(`not signed in: ${accepted.text}`);
      return Object.assign(made, { device });
    },
    async close() {
      await app.close();
      await service.close();
      rmSync(service.folder, { recursive: true, force: true });
    },
  };
}

/** Signs a device in. */
export async function signIn(browser: Browser, device: Authenticator): Promise<Answer> {
  const { body } = await browser.ask('signInOptions');
  return browser.ask('signIn', { body: { credential: device.sign(body.options) } });
}

function createBrowser(origin: string): Browser {
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
      browser.ask(name, { ...asking, body: { actKey: randomUUID(), ...asking.body } }),
  };
  return browser;
}
