import type { ResponseOf, RouteName, WithoutTime } from '@vanda/desk-api/routes';
import { fillWithDemoData } from '@vanda/office-server/demo';
import { type Asking, startDesk } from '@vanda/office-server/testing/desk';
import { coursesOf } from '@vanda/server/testing/site';
import { contentResponses, type KnownResponses, nowMs } from './content-responses.ts';

const course = 'professional-scrum-master';
const sessions: Record<string, { start: string; end: string; place: string; seats: number }[]> = {
  'data-protection-fundamentals': [
    { start: '2026-12-09', end: '2026-12-09', place: '1 Example Quay #10-01', seats: 16 },
  ],
  [course]: [
    { start: '2026-12-14', end: '2026-12-16', place: '1 Example Quay #10-01', seats: 12 },
    { start: '2027-02-08', end: '2027-02-10', place: '1 Example Quay #10-01', seats: 9 },
  ],
};
const halfAnHourMs = 1_800_000;
const monday = { form: course, day: '2026-12-14' };

/** Responses of the service to an administrator on a busy morning, over its demo data. */
export const responses = await record();

/** The address of {@link responses}' enquiry, one of a registration. */
export const enquiryAddress = `/enquiries/${responses.enquiry.enquiry.reference}`;

async function record() {
  const desk = await startDesk(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@vanda.example', MAIL_TO: 'desk@vanda.example' },
    { sessions },
  );
  desk.clock.advance(nowMs - halfAnHourMs - desk.clock.now());
  const { database } = desk.service.store;
  await fillWithDemoData(database, coursesOf(sessions), nowMs);
  const register = async (firstName: string, lastName: string) => {
    const email = `${firstName.toLowerCase()}@redhill.example`;
    const response = await fetch(`${desk.service.origin}/api/enquiries/${course}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName, lastName, email, courseDate: monday.day }),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  await register('Irene', 'Yeo');
  await register('Hao', 'Ong');
  desk.clock.advance(halfAnHourMs);
  const rachel = await desk.signedIn();
  await desk.signedIn('Imran Yusof', 'member');

  const read = async <N extends RouteName>(
    name: N,
    asking: Asking = {},
  ): Promise<WithoutTime<ResponseOf<N>>> => {
    const { status, body, text } = await rachel.ask(name, asking);
    if (status !== 200) throw new Error(`${name}: ${text}`);
    const { nowMs: _, ...response } = body;
    return response;
  };
  const write = async <N extends RouteName>(name: N, asking: Asking) => {
    const { status, body, text } = await rachel.change(name, asking);
    if (status !== 200) throw new Error(`${name}: ${text}`);
    return body as ResponseOf<N>;
  };
  const { participants, waiting } = await read('session', { params: monday });
  const [first] = waiting;
  if (!first) throw new Error('nobody waits for the full session');
  for (const { name, registration } of participants) {
    const { reference, version } = registration;
    const isCancelled = name === 'Sandra Teo';
    await write(isCancelled ? 'cancelSeat' : 'confirmSeat', {
      params: { reference },
      body: { version, email: null },
    });
  }
  await write('offerSeat', {
    params: { reference: first.registration.reference },
    body: { version: first.registration.version, email: null, offerUntilMs: nowMs + 6 * 3_600_000 },
  });
  await database.transaction((queries) =>
    queries.run("UPDATE outbox SET status = 'failed', last_error = 'no such domain' WHERE kind = 'receipt'"),
  );
  const { url } = await write('invite', { body: { name: 'Mei Ling Ho', role: 'member' } });
  const { id: search } = await read('keepSearch', { body: { text: 'Tan' } });

  const inbox = await read('inbox', { query: {} });
  const lim = inbox.rows.find(({ name }) => name === 'Lim Wei Jie');
  if (!lim) throw new Error('the demo data has no Lim Wei Jie');
  const { reference } = lim;
  const devi = participants.find(({ name }) => name === 'Devi Anand')?.registration.reference ?? '';
  const recorded = {
    bootstrap: { ...(await read('bootstrap')), hasContent: true },
    poll: await read('poll', { query: { since: nowMs } }),
    inbox,
    place: await read('place', { query: { reference } }),
    mailFailed: await read('mailFailed', { query: {} }),
    enquiry: await read('enquiry', { params: { reference } }),
    templates: await read('templates', { params: { reference } }),
    sessions: await read('sessions', { query: {} }),
    session: await read('session', { params: monday }),
    seatEmail: await read('seatEmail', { params: { reference: devi }, query: { command: 'cancel' } }),
    printed: await write('printed', { params: monday }),
    people: await read('people', { query: { search } }),
    person: await read('person', { params: { person: reference } }),
    numbers: await read('numbers', { query: { month: '2026-10' } }),
    you: await read('you'),
    staffMembers: await read('staffMembers'),
    auditLog: await read('auditLog', { query: {} }),
    invitation: await read('invitation', { body: { token: url.split('#')[1] } }),
    ...contentResponses,
  } satisfies KnownResponses;
  await desk.close();
  return recorded;
}
