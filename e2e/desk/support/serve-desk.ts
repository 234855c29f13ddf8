/**
 * A real service with its desk, a small site and invented enquiries, for tests that press buttons:
 * `node e2e/desk/support/serve-desk.ts PORT` prints the link of the first invitation and serves until it is stopped. With
 * `WITH_CONTENT=1` it has a content area, whose publisher has a builder that takes no time, and a full session.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDesk } from '../../../apps/server/src/modules/staff/app.ts';
import { inviteNew } from '../../../apps/server/src/modules/staff/store/staff-members.ts';
import { startPublisher } from '../../../apps/server/src/modules/staff/tests/support/publisher.ts';
import type { Clock } from '../../../apps/server/src/platform/clock.ts';
import { readSettings } from '../../../apps/server/src/platform/env.ts';
import { openServedBuild } from '../../../apps/server/src/platform/static/served-build.ts';
import { buildService } from '../../../apps/server/src/service.ts';
import { startMailServer } from '../../../apps/server/tests/support/mail-server.ts';
import { environmentIn, writeSite } from '../../../apps/server/tests/support/site.ts';

const hourMs = 3_600_000;
/** Mon 23 Nov 2026, 09:30 in Singapore. */
const morningMs = Date.parse('2026-11-23T09:30:00+08:00');
const sessions = {
  'professional-scrum-master': [
    { start: '2026-11-30', end: '2026-12-02', place: 'Singapore', seats: 3 },
    { start: '2026-12-14', end: '2026-12-16', place: 'Singapore', seats: 12 },
  ],
};

const port = Number(process.argv[2]);
const deskUrl = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
const site = writeSite();
const smtp = await startMailServer();
const publisher = process.env.WITH_CONTENT === '1' ? await startPublisher() : undefined;

/** Runs, and can be set back while the invented enquiries come in. */
let aheadMs = 0;
const clock: Clock = { now: () => Date.now() + aheadMs };
const settings = readSettings({
  ...environmentIn(folder, site, sessions),
  ...publisher?.environment,
  LOG_LEVEL: 'error',
  DESK_DIST: path.resolve(import.meta.dirname, '../../../apps/desk/dist'),
  DESK_URL: deskUrl,
  DESK_PORT: String(port),
  ...smtp.environment,
});
if (!settings.desk) throw new Error('the desk is off');
const log = { level: 'error', stream: { write: (line: string) => void process.stderr.write(line) } } as const;
const { current } = await openServedBuild(settings);
const service = await buildService(settings, current, { clock, log, outboxPollMs: 200 });
await service.store.ready();
const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });

async function send(hoursAgo: number, form: string, values: Record<string, string>) {
  aheadMs = morningMs - hoursAgo * hourMs - Date.now();
  const response = await fetch(`${origin}/api/enquiries/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(`${form} was refused: ${await response.text()}`);
}
const write = (hoursAgo: number, name: string, company: string, message: string, more = {}) =>
  send(hoursAgo, 'contact', { name, company, message, email: addressOf(name, company), ...more });
const register = (hoursAgo: number, name: string, company: string, courseDate: string) => {
  const [lastName = '', ...given] = name.split(' ');
  return send(hoursAgo, 'professional-scrum-master', {
    lastName,
    firstName: given.join(' '),
    company,
    courseDate,
    email: addressOf(name, company),
  });
};
function addressOf(name: string, company: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return `${plain(name)}@${plain(company)}.example`;
}

// Last month's, so that it has a figure.
await write(27 * 24, 'Koh Boon Kiat', 'Katong Robotics', 'Which course fits a team of testers?');
await service.store.database.transaction((queries) =>
  queries.run(
    "UPDATE enquiries SET standing = 'answered', answered_at = received_at + $1 WHERE standing = 'open'",
    [3 * hourMs],
  ),
);
await register(20, 'Raghunathan Priya', 'Kranji Instruments', '2026-11-30');
await register(19, 'Selvarajan Muthu', 'Bukit Analytics', '2026-11-30');
await register(18, 'Anand Devi', 'Pasir Labs', '2026-11-30');
await register(17, 'Tan Hui Min', 'Redhill Games', '2026-11-30');
await write(
  27.5,
  'Kavitha Nair',
  'Bukit Analytics',
  'Our tender closes on 4 December and asks for ISO 42001.',
);
await write(
  23,
  'Siti Khadijah Osman',
  'Serangoon Early Learning',
  'We keep S1234567D and the like in the book.',
);
await write(6, 'Yeo Irene', 'Tan Brothers', 'Two of us would like to see a course first.');
await write(4, 'Chua Kah Hock', 'Tuas Marine Supply', 'Copilot for 25 people in the planning office.');
await write(2, 'Best Offers', 'Nowhere', 'Cheap seats for all of your staff.', { referralCode: 'x' });
if (publisher) {
  const places = 12;
  for (let seat = 0; seat < places + 3; seat += 1)
    await register(15, `Lee ${String.fromCodePoint(0x41 + seat)}na`, 'Bishan Works', '2026-12-14');
}
aheadMs = morningMs - Date.now();

const desk = await openDesk({
  settings,
  desk: settings.desk,
  store: service.store,
  clock,
  site: current,
  withdrawnSessions: service.withdrawnSessions,
  log,
  wakeOutbox: () => service.outbox.wake(),
});
await desk.listen({ port, host: 'localhost' });
const { token } = await inviteNew(
  service.store.database,
  { name: 'Rachel Koh', role: 'administrator', kind: 'first' },
  { by: 'command-line', atMs: clock.now() },
);
console.log(`${deskUrl}/welcome#${token}`);

process.once('SIGTERM', async () => {
  await desk.close();
  await service.app.close();
  await service.stop();
  await smtp.close();
  await publisher?.stop();
  for (const made of [folder, site.folder]) rmSync(made, { recursive: true, force: true });
  process.exit(0);
});
