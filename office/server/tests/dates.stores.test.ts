import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '@vanda/forms/day';
import { type MailServer, startMailServer } from '@vanda/server/testing/mail-server';
import { postForm, postJson, registration, startService } from '@vanda/server/testing/service';
import { overOneStore } from '@vanda/server/testing/stores';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { afterEach, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const form = 'professional-scrum-master';
const day = '2025-08-18';

overOneStore((freshStore) => {
  let smtp: MailServer;
  let desk: TestDesk;
  afterEach(() => desk.close());

  async function fill(
    form: string,
    session: { start: string; end?: string; seats?: number },
    people: number,
    environment: Record<string, string> = {},
  ) {
    smtp = await startMailServer();
    desk = await startDesk(
      { ...(await freshStore()), ...smtp.environment, ...environment },
      { sessions: { [form]: [{ end: session.start, place: 'Singapore', ...session }] } },
    );
    const rachel = await desk.signedIn();
    const references: string[] = [];
    for (let i = 0; i < people; i++) {
      const person = { firstName: `Person${i} $&`, email: `person${i}@example.com` };
      references.push(await desk.service.send({ ...person, courseDate: session.start }, form));
    }
    return { rachel, references, params: { course: form, day: session.start } };
  }

  const enterByTelephone = (browser: Browser, course: string, courseDate: string) => {
    const values = { ...registration, courseDate };
    return browser.change('enter', { body: { form: course, channel: 'telephone', values } });
  };

  /** Returns STATUS and DTSTART of the calendar entry in the last mail to each person. */
  const entriesOf = async (people: number) => {
    await desk.service.outbox.deliverDue();
    return Array.from({ length: people }, (_, i) => {
      const entry = smtp.mailTo(`person${i}@example.com`)?.calendar.split('BEGIN:VEVENT')[1] ?? '';
      return `${/STATUS:(\w+)/.exec(entry)?.[1]} ${/DTSTART\S*:(\d+)/.exec(entry)?.[1]}`;
    });
  };

  const lettersTo = () =>
    desk.service.store.database.all<{ reference: string; text: string }>(
      'SELECT outbox.reference, emails.text FROM emails JOIN outbox ON outbox.id = emails.id',
    );

  it('cancels a date with twelve registered, one offered and three waiting: everybody is told once, no seat can be taken', async () => {
    const { rachel, references, params } = await fill(form, { start: day, end: '2025-08-20', seats: 13 }, 17);
    // One leaves, and the first who waits gets an offer.
    const seatOf = async (reference: string) => (await rachel.enquiry(reference)).registration;
    const [leaving = '', ...staying] = references;
    const { reference: offered } = (await rachel.act('cancelSeat', leaving)).body.nextWhoFits;
    await rachel.act('offerSeat', offered, { offerUntilMs: desk.clock.now() + dayMs });
    const before = (await lettersTo()).length;

    const plan = (await rachel.ask('cancellation', { params })).body;
    expect(plan).toMatchObject({ registered: { people: 12 }, offered: 1, waiting: 3 });
    const body = { idempotencyKey: randomUUID(), letters: plan.letters };
    const done = await rachel.ask('cancelDate', { params, body });
    const sent = { told: 16, by: 'Rachel Koh', atMs: desk.clock.now() };
    expect(done.body).toMatchObject(sent);
    const letters = (await lettersTo()).slice(before);
    expect(letters.map(({ reference }) => reference).toSorted()).toEqual(staying.toSorted());
    expect(letters.every(({ text }) => !text.includes('{{') && /Dear Person\d+ \$& Tan\n/.test(text))).toBe(
      true,
    );
    expect(letters.every(({ text }) => text.includes('on Mon 18 to Wed 20 Aug 2025'))).toBe(true);
    expect(await entriesOf(references.length)).toEqual(references.map(() => 'CANCELLED 20250818'));

    // At once, while the build still lists the date.
    expect((await seatOf(offered)).status).toBe('waiting');
    const late = {
      ...registration,
      courseDate: day,
      email: 'late@example.com',
      idempotencyKey: randomUUID(),
    };
    expect(await postJson(desk.service.origin, form, late)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'courseDate' }] },
    });
    const page = await (await postForm(desk.service.origin, form, late)).text();
    expect(page).not.toContain(`value="${day}"`);
    const called = await enterByTelephone(rachel, form, day);
    expect(called.body).toMatchObject({ code: 'invalid', errors: [{ field: 'courseDate' }] });
    const { session, participants } = (await rachel.ask('session', { params: { form, day } })).body;
    expect(session).toMatchObject({ closure: 'withdrawn', nextWhoFits: null });
    for (const { registration: seat } of participants)
      expect(seat.allowed).toMatchObject({ confirm: false, offer: false, move: true });

    expect((await rachel.ask('cancelDate', { params, body })).body).toMatchObject(sent);
    expect((await lettersTo()).length).toBe(before + 16);
    const { rows } = (await rachel.ask('auditLog')).body;
    expect(rows).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/cancelled: .*18 Aug 2025/) }),
    );
  });

  it('tells everybody once where two people cancel or postpone one date, and names the first to the second', async () => {
    const form = 'data-protection-fundamentals';
    const [cancelled, postponed] = ['2025-09-09', '2025-09-16'];
    desk = await startDesk(await freshStore(), {
      sessions: {
        [form]: [cancelled, postponed].map((start) => ({ start, end: start, place: 'Singapore', seats: 9 })),
      },
    });
    const rachel = await desk.signedIn();
    const people = [
      rachel,
      await desk.signedIn('Mei Ling', 'editor'),
      await desk.signedIn('Imran Yusof', 'editor'),
    ];
    for (const courseDate of [cancelled, postponed])
      for (let i = 0; i < 4; i++)
        await desk.service.send(
          { firstName: `Person${i}`, email: `person${i}@example.com`, courseDate },
          form,
        );
    for (const [name, day, more] of [
      ['cancelDate', cancelled, {}],
      ['postponeDate', postponed, { date: { start: '2025-10-14', seats: 9 } }],
    ] as const) {
      const params = { course: form, day };
      const before = (await lettersTo()).length;
      const query = 'date' in more ? { to: more.date.start } : {};
      const { letters } = (await rachel.ask('cancellation', { params, query })).body;
      const answers = await Promise.all(
        people.map((browser) => browser.change(name, { params, body: { letters, ...more } })),
      );
      const [first, ...others] = answers.toSorted((a, b) => a.status - b.status);
      expect(first?.body).toMatchObject({ told: 4 });
      for (const { body } of others)
        expect(body).toMatchObject({
          code: 'not-possible',
          message: expect.stringMatching(/^(Rachel Koh|Mei Ling|Imran Yusof) (cancelled|postponed) this/),
        });
      expect((await lettersTo()).length).toBe(before + 4);
      const late = {
        ...registration,
        courseDate: day,
        email: `${name}@example.com`,
        idempotencyKey: randomUUID(),
      };
      expect(await postJson(desk.service.origin, form, late), 'still closed').toMatchObject({ status: 422 });
      // Afterwards too.
      const later = await rachel.change(name, { params, body: { letters, ...more } });
      expect(later.status).not.toBe(200);
      expect((await lettersTo()).length).toBe(before + 4);
    }
  });

  it('postpones a date: seats are held on the new one, the waiting list keeps its order, everybody is told', async () => {
    const [form, start] = ['cybersecurity-essentials', '2025-10-06'];
    const { rachel, references, params } = await fill(form, { start: '2025-08-28', seats: 3 }, 5);
    const other = { date: { start: '2025-10-03' } };
    expect((await rachel.change('newDate', { params: { course: form }, body: other })).status).toBe(200);
    const { letters } = (
      await rachel.ask('cancellation', { params, query: { to: start, toEnd: '2025-10-07' } })
    ).body;
    const postpone = async (date: object) =>
      (await rachel.change('postponeDate', { params, body: { letters, date } })).body;
    expect(await postpone({ start: '2025-10-03' })).toMatchObject({
      code: 'not-possible',
      message: expect.stringContaining('already'),
    });
    expect(await postpone({ start, end: '2025-10-03' })).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'date.end', message: 'The last day comes before the first.' }],
    });
    const { session: before } = (await rachel.ask('session', { params: { form, day: params.day } })).body;
    expect(before.closure).toBeNull();
    expect(await lettersTo()).toEqual([]);
    expect(await postpone({ start, end: '2025-10-07', seats: 3 })).toMatchObject({ told: 5 });
    const later = await rachel.ask('session', { params: { form, day: start } });
    const { session, participants, waiting } = later.body;
    expect(session).toMatchObject({ closure: null, held: 3, waiting: 2 });
    const referencesOf = (people: { registration: { reference: string } }[]) =>
      people.map((person) => person.registration.reference);
    expect(referencesOf(participants).toSorted()).toEqual(references.slice(0, 3).toSorted());
    expect(referencesOf(waiting)).toEqual(references.slice(3));
    expect((await lettersTo()).length).toBe(5);
    expect(
      (await lettersTo()).every(({ text }) => text.includes('postponed to Mon 6 to Tue 7 Oct 2025')),
    ).toBe(true);
    expect(await entriesOf(5)).toEqual(references.map(() => 'TENTATIVE 20251006'));
    const called = await enterByTelephone(rachel, form, start);
    expect((await rachel.enquiry(called.body.reference)).registration).toMatchObject({ day: start });
  });

  it('refuses fewer seats than are taken, and other days for a date with people', async () => {
    const start = '2025-08-15';
    const { rachel, params } = await fill('professional-product-owner', { start, seats: 5 }, 3);
    const change = async (date: object) =>
      (await rachel.change('changeDate', { params, body: { date } })).body;
    const refused = (words: string) => ({ code: 'not-possible', message: expect.stringContaining(words) });
    expect(await change({ start, seats: 2 })).toMatchObject(refused('3 seats'));
    expect(await change({ start: '2025-10-06' })).toMatchObject(refused('Postpone'));
    expect(await change({ start, seats: 9 })).toMatchObject({ isDone: true });
  });

  const booked = async (courseDate: string, origin = desk.service.origin) => {
    const email = `${randomUUID()}@example.com`;
    return postJson(origin, form, { ...registration, email, courseDate, idempotencyKey: randomUUID() });
  };
  const datesNow = async (origin = desk.service.origin) => {
    const response = await fetch(`${origin}/api/availability`);
    const { sessions } = (await response.json()) as { sessions: Record<string, { start: string }[]> };
    return sessions[form]?.map(({ start }) => start);
  };

  it('books a date that was added at the desk, and again one that was cancelled and set anew', async () => {
    const { rachel, params } = await fill(form, { start: day }, 0);
    const added = '2025-11-10';
    expect((await booked(added)).status).toBe(422);
    const add = (start: string) =>
      rachel.change('newDate', { params: { course: form }, body: { date: { start, end: '2025-11-12' } } });
    expect((await add(added)).status).toBe(200);
    expect((await booked(added)).status).toBe(201);
    expect(await datesNow()).toEqual([day, added]);
    expect((await add(added)).body).toMatchObject({
      code: 'not-possible',
      message: expect.stringContaining('already'),
    });
    const { letters } = (await rachel.ask('cancellation', { params })).body;
    await rachel.change('cancelDate', { params, body: { letters } });
    expect([await datesNow(), (await booked(day)).status]).toEqual([[added], 422]);
    expect((await add(day)).status).toBe(200);
    expect([await datesNow(), (await booked(day)).status]).toEqual([[day, added], 201]);
  });

  it('imports the dates of a build once: later builds add dates, and change none that the store knows', async () => {
    const september = { start: '2025-09-22', end: '2025-09-24', seats: 5 };
    const { rachel, params } = await fill(form, { start: day, seats: 5 }, 0);
    await desk.service.outbox.deliverDue();
    const { letters } = (await rachel.ask('cancellation', { params })).body;
    await rachel.change('cancelDate', { params, body: { letters } });
    await desk.serveSessions({ [form]: [{ start: day, end: day }, september] });
    const datesAtDesk = async () => (await rachel.ask('dates')).body.courses[0].dates;
    expect(await datesAtDesk()).toEqual([september]);
    await rachel.change('changeDate', {
      params: { course: form, day: september.start },
      body: { date: { ...september, seats: 9 } },
    });
    await desk.serveSessions({ [form]: [{ ...september, end: '2025-09-25', seats: 1 }] });
    expect(await datesAtDesk()).toEqual([{ ...september, seats: 9 }]);
    await desk.serveSessions({ [form]: [] });
    expect(await datesAtDesk(), 'a build without it takes no date away').toEqual([
      { ...september, seats: 9 },
    ]);
  });

  it('gives no seat of a cancelled date, also where another instance has not read it yet', async () => {
    const { rachel, params } = await fill(form, { start: day, seats: 50 }, 1);
    const { DATABASE_URL = '' } = desk.service.settings.databaseUrl
      ? { DATABASE_URL: desk.service.settings.databaseUrl }
      : {};
    const other = await startService({ DATABASE_URL }, { outboxPollMs: 60_000 }, desk.service.folder, {
      [form]: [{ start: day, end: day, seats: 50 }],
    });
    expect((await booked(day, other.origin)).status).toBe(201);
    const { letters } = (await rachel.ask('cancellation', { params })).body;
    const body = { letters };
    const arriving = Array.from({ length: 20 }, (_, i) =>
      booked(day, i % 2 ? other.origin : desk.service.origin),
    );
    const [{ body: done }, ...answers] = await Promise.all([
      rachel.change('cancelDate', { params, body }),
      ...arriving,
    ]);
    const accepted = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - accepted);
    expect(done.told, 'whoever has a seat is told').toBe(2 + accepted);
    expect((await booked(day, other.origin)).status).toBe(422);
    const page = await postForm(other.origin, form, { ...registration, courseDate: day });
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(await datesNow(other.origin)).toEqual([]);
  });

  it('exports every date for the next build, and the days of cancelled ones', async () => {
    const file = path.join(temporaryFolder(), 'dates.json');
    const { rachel, params } = await fill(form, { start: day, seats: 5 }, 0, { COURSE_DATES_FILE: file });
    const exported = () => JSON.parse(readFileSync(file, 'utf8'));
    await desk.service.outbox.deliverDue();
    const date = { start: day, end: day, place: 'Singapore', seats: 5 };
    expect(exported()).toEqual({ [form]: { open: [date], cancelled: [] } });
    const { letters } = (await rachel.ask('cancellation', { params, query: { to: '2025-11-10' } })).body;
    await rachel.change('postponeDate', { params, body: { letters, date: { start: '2025-11-10' } } });
    expect(exported()).toEqual({ [form]: { open: [{ start: '2025-11-10' }], cancelled: [day] } });
  });
});
