import path from 'node:path';
import { inviteNew } from '@vanda/office-server/store/staff-members';
import { startDesk, type TestDesk } from '@vanda/office-server/testing/desk';
import { startPublisher } from '@vanda/publisher/testing/publisher';
import { startMailServer } from '@vanda/server/testing/mail-server';
import { freePort } from '@vanda/testing/free-port';

const hourMs = 3_600_000;
/** Mon 23 Nov 2026, 09:30 in Singapore. */
const morningMs = Date.parse('2026-11-23T09:30:00+08:00');
const course = 'professional-scrum-master';
const [nextWeek, later] = ['2026-11-30', '2026-12-14'];
const sessions = {
  [course]: [
    { start: nextWeek, end: '2026-12-02', place: 'Singapore', seats: 3 },
    { start: later, end: '2026-12-16', place: 'Singapore', seats: 12 },
  ],
};

type Sent = readonly [
  hoursAgo: number,
  name: string,
  company: string,
  more: { message?: string; courseDate?: string; referralCode?: string },
];

/** So that last month has a figure. */
const answered: Sent = [
  27 * 24,
  'Koh Boon Kiat',
  'Katong Robotics',
  { message: 'Which course fits a team of testers?' },
];
const open: readonly Sent[] = [
  [20, 'Raghunathan Priya', 'Kranji Instruments', { courseDate: nextWeek }],
  [19, 'Selvarajan Muthu', 'Bukit Analytics', { courseDate: nextWeek }],
  [18, 'Anand Devi', 'Pasir Labs', { courseDate: nextWeek }],
  [17, 'Tan Hui Min', 'Redhill Games', { courseDate: nextWeek }],
  [27.5, 'Kavitha Nair', 'Bukit Analytics', { message: 'Our tender closes and asks for ISO 42001.' }],
  [23, 'Siti Khadijah Osman', 'Serangoon Early Learning', { message: 'We keep S1234567D in the book.' }],
  [6, 'Yeo Irene', 'Tan Brothers', { message: 'Two of us would like to see a course first.' }],
  [4, 'Chua Kah Hock', 'Tuas Marine Supply', { message: 'Copilot for 25 people in the planning office.' }],
  [2, 'Best Offers', 'Nowhere', { message: 'Cheap seats for all of your staff.', referralCode: 'x' }],
];
/** Twelve with a seat and three who wait. */
const fullSession = Array.from(
  { length: 15 },
  (_, index): Sent => [
    15,
    `Lee ${String.fromCodePoint(0x41 + index)}na`,
    'Bishan Works',
    { courseDate: later },
  ],
);

async function send({ service, clock }: TestDesk, [hoursAgo, name, company, more]: Sent): Promise<void> {
  clock.advance(morningMs - hoursAgo * hourMs - clock.now());
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '');
  const [lastName = '', ...given] = name.split(' ');
  const names = more.courseDate ? { lastName, firstName: given.join(' ') } : { name };
  const values = { ...names, company, email: `${plain(name)}@${plain(company)}.example`, ...more };
  await service.send(values, more.courseDate ? course : 'contact');
}

/**
 * A real service with its desk, a small site and invented enquiries.
 * @param publisherEnvironment adds a content area, whose publisher has a builder that takes no time, and a full session
 */
export async function openOffice(publisherEnvironment?: Record<string, string>) {
  const port = await freePort();
  const smtp = await startMailServer();
  const publisher = publisherEnvironment && (await startPublisher(publisherEnvironment));
  let aheadMs = 0;
  const clock = {
    now: () => Date.now() + aheadMs,
    advance(ms: number) {
      aheadMs += ms;
    },
  };
  const environment = {
    ...publisher?.environment,
    ...smtp.environment,
    DESK_DIST: path.resolve(import.meta.dirname, '../../desk/dist'),
    DESK_URL: `http://localhost:${port}`,
    DESK_PORT: String(port),
  };
  const desk = await startDesk(environment, { sessions }, { clock });
  const { database } = desk.service.store;
  await send(desk, answered);
  await database.run("UPDATE enquiries SET status = 'answered', answered_at = received_at + $1", [
    3 * hourMs,
  ]);
  for (const sent of [...open, ...(publisher ? fullSession : [])]) await send(desk, sent);
  clock.advance(morningMs - clock.now());
  const { token } = await inviteNew(
    database,
    { name: 'Rachel Koh', role: 'administrator', kind: 'first' },
    { by: 'command-line', atMs: clock.now() },
  );
  return {
    /** The link of the first invitation. */
    link: `${environment.DESK_URL}/welcome#${token}`,
    async close() {
      await desk.close();
      await smtp.close();
      await publisher?.stop();
    },
  };
}
