import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEndOfTest } from '@vanda/testing/end-of-test';
import { readSettings } from '../../src/platform/env.ts';
import { openServedBuild } from '../../src/platform/static/served-build.ts';
import { buildService, type ServiceParts } from '../../src/service.ts';
import { deskDist, writeCourses, writeSite } from './site.ts';

export { openServedBuild, type ServiceParts };

/** 1 August 2025 in Singapore: all sessions of the specification are still to come. */
export const august2025 = Date.parse('2025-08-01T09:00:00+08:00');

export type TestClock = { now(): number; advance(ms: number): void };

export function fixedClock(startMs: number = august2025): TestClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance(ms) {
      nowMs += ms;
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;

export const testSessions = {
  'professional-scrum-master': [
    { start: '2025-08-18', end: '2025-08-20', place: 'Singapore' },
    { start: '2025-09-22', end: '2025-09-24', place: 'Singapore' },
  ],
};

/** Starts a service on a free port; it ends with its test. `earlier` is the folder of one on whose data it continues. */
export async function startService(
  environment: Record<string, string> = {},
  parts: ServiceParts = {},
  earlier?: string,
  sessions: object = testSessions,
) {
  const folder = earlier ?? mkdtempSync(path.join(tmpdir(), 'intake-test-'));
  const site = writeSite();
  const sessionsFile = path.join(folder, 'sessions.json');
  writeCourses(sessionsFile, sessions);
  const settings = readSettings({
    DATA_DIR: path.join(folder, 'data'),
    SITE_SESSIONS: sessionsFile,
    SITE_DIST: site.dist,
    SITE_HTTP_MAP: site.map,
    DESK_DIST: deskDist,
    RATE_LIMIT: '0',
    RECEIPT_LIMIT: '0',
    ...environment,
  });
  const logLines: string[] = [];
  const { current } = await openServedBuild(settings);
  const service = await buildService(settings, current, {
    clock: fixedClock(),
    log: { level: 'debug', stream: { write: (line) => void logLines.push(line) } },
    outboxPollMs: 50,
    ...parts,
  });
  await service.store.ready().catch(() => undefined);
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const end = async () => {
    await service.app.close();
    await service.stop();
    rmSync(site.folder, { recursive: true, force: true });
  };
  let ending: Promise<void> | undefined;
  /** Its folder stays, so that another one can start on the same data. */
  const close = () => {
    ending ??= end();
    return ending;
  };
  const remove = async () => {
    await close();
    if (earlier === undefined) rmSync(folder, { recursive: true, force: true });
  };
  /** Sends the contact form, or a registration, with these values and the usual ones; returns its reference. */
  const send = async (values: object = {}, form = 'contact') => {
    const usual = form === 'contact' ? enquiry : registration;
    const { body } = await postJson(origin, form, { ...usual, ...values });
    if (!body.reference) throw new Error(`not stored: ${JSON.stringify(body)}`);
    return String(body.reference);
  };
  atEndOfTest(remove);
  return { ...service, origin, folder, settings, logLines, send, close, remove };
}

export const enquiry = { name: 'Mei', email: 'mei@example.com', message: 'Hello' } as const;

export const registration = {
  courseDate: '2025-08-18',
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'mei.tan@example.com',
} as const;

export async function postJson(
  origin: string,
  form: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${origin}/api/enquiries/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Posts as a browser without script does. Redirects are not followed. */
export const postForm = async (
  origin: string,
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api/enquiries/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
