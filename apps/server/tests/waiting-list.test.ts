import { expect, it } from 'vitest';
import { markNotSpam } from '../src/modules/intake/not-spam.ts';
import { findRegistration } from '../src/modules/registrations/registration.ts';
import { startMailServer } from './support/mail-server.ts';
import { linkIn, pageOf } from './support/registrant.ts';
import { postForm, postJson, registration, startService, type TestService } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const form = 'professional-scrum-master';

overBothStores((freshStore) => {
  const begin = async (environment: Record<string, string> = {}) =>
    startService({ ...(await freshStore()), ...environment }, {}, undefined, {
      [form]: [
        { start: '2025-07-01', end: '2025-07-02', seats: 1 },
        { start: '2025-08-18', end: '2025-08-20', seats: 1 },
        { start: '2025-09-22', end: '2025-09-24' },
      ],
    });
  const availability = ({ origin }: TestService, encoding = 'gzip') =>
    fetch(`${origin}/api/availability`, { headers: { 'accept-encoding': encoding } });

  it('lists the dates that take place, says which to come are full, and no number of seats', async () => {
    const service = await begin();
    const dates = [
      { start: '2025-07-01', end: '2025-07-02', dates: '1–2 Jul 2025', note: 'Tue to Wed' },
      { start: '2025-08-18', end: '2025-08-20', dates: '18–20 Aug 2025', note: 'Mon to Wed' },
      { start: '2025-09-22', end: '2025-09-24', dates: '22–24 Sep 2025', note: 'Mon to Wed' },
    ] as const;
    expect(await (await availability(service)).json()).toEqual({ sessions: { [form]: dates } });
    await service.send({}, form);
    const response = await availability(service);
    const [past, full, free] = dates;
    const sessions = { [form]: [past, { ...full, isFull: true }, free] };
    expect(await response.json()).toEqual({ sessions });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const small = await availability(service, 'gzip, br');
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(await small.json()).toEqual({ sessions });
  });

  it('asking is limited for each client', async () => {
    const service = await begin({ RATE_LIMIT: '1' });
    const statuses: number[] = [];
    for (let count = 0; count < 101; count++) statuses.push((await availability(service)).status);
    expect(statuses).toEqual([...Array(100).fill(200), 429]);
  });

  it('says at once that a group larger than the session can never fit, and puts it on the waiting list', async () => {
    const course = 'professional-product-owner';
    const smtp = await startMailServer();
    const environment = { ...(await freshStore()), ...smtp.environment };
    const service = await startService(environment, {}, undefined, {
      [course]: [{ start: '2025-08-18', end: '2025-08-19', seats: 12 }],
    });
    const group = { ...registration, participants: '20+' };
    const { body } = await postJson(service.origin, course, group);
    expect(body).toMatchObject({ isWaiting: true, oversize: { seats: 21, capacity: 12 } });
    const plain = await postForm(service.origin, course, { ...group, email: 'plain@example.com' });
    const page = await (await fetch(`${service.origin}${plain.headers.get('location')}`)).text();
    await service.outbox.deliverDue();
    const receipt = smtp.mailTo(registration.email)?.text;
    const { text: own } = await pageOf(linkIn(receipt, service));
    for (const text of [page, receipt, own]) {
      expect(text).toContain('This session has 12 seats, and we count 21 for your group, so it can’t fit.');
      expect(text).not.toMatch(/as soon as it fits/);
    }
    const entered = await findRegistration(service.store.database, String(body.reference));
    expect(entered?.status).toBe('waiting');
    const some = { ...group, participants: '6-10', email: 'first@example.com' };
    expect((await postJson(service.origin, course, some)).body).not.toHaveProperty('isWaiting');
    const late = (await postJson(service.origin, course, { ...some, email: 'late@example.com' })).body;
    expect(late).toMatchObject({ isWaiting: true });
    expect(late).not.toHaveProperty('oversize');
  });

  it('says that a registration for a full date waits, with and without script, and when it is repeated', async () => {
    const service = await begin();
    const first = await postJson(service.origin, form, registration);
    expect(first.body).not.toHaveProperty('isWaiting');
    const late = { ...registration, email: 'late@example.com' };
    const answers = [await postJson(service.origin, form, late), await postJson(service.origin, form, late)];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(answers.map(({ body }) => body.isWaiting)).toEqual([true, true]);
    const plain = await postForm(service.origin, form, { ...registration, email: 'plain@example.com' });
    const page = await (await fetch(`${service.origin}${plain.headers.get('location')}`)).text();
    expect(page).toContain('You are on the waiting list');
    expect(page).not.toContain('Registration Successful!');
  });

  it('gives spam no seat until it is marked as not spam', async () => {
    const service = await begin();
    const reference = await service.send({ referralCode: 'x' }, form);
    const { database } = service.store;
    expect(await findRegistration(database, reference)).toBeUndefined();
    const person = await postJson(service.origin, form, { ...registration, email: 'person@example.com' });
    expect(person.body).not.toHaveProperty('isWaiting');
    await markNotSpam(database, reference);
    await service.outbox.deliverDue();
    expect(await findRegistration(database, reference)).toMatchObject({ status: 'waiting', seats: 1 });
  });
});
