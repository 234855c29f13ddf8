import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, routes } from '@vanda/desk-api/routes';
import { dayMs } from '@vanda/forms/day';
import { startPublisher, type TestPublisher } from '@vanda/publisher/testing/publisher';
import { type MailServer, startMailServer } from '@vanda/server/testing/mail-server';
import { postForm, postJson, registration } from '@vanda/server/testing/service';
import { overOneStore } from '@vanda/server/testing/stores';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const form = 'professional-scrum-master';
const course = form;
const day = '2025-08-18';

describe('without a publisher', () => {
  let desk: TestDesk;
  afterEach(() => desk.close());

  it('has no content area while CONTENT_DIR is not set', async () => {
    desk = await startDesk();
    const rachel = await desk.signedIn();
    expect((await rachel.ask('bootstrap')).body.hasContent).toBe(false);
    expect((await rachel.ask('collections')).status).toBe(404);
  });

  it('says so while the publisher does not answer, and changes nothing', async () => {
    desk = await startDesk({ CONTENT_DIR: '/nonexistent/content' });
    const rachel = await desk.signedIn();
    expect((await rachel.ask('contentHome')).body).toMatchObject({ isReachable: false });
    expect((await rachel.ask('collections')).body).toMatchObject({ code: 'not-possible' });
  });

  it('gives an editor the content and no enquiry, and a member no content', async () => {
    desk = await startDesk({ CONTENT_DIR: '/nonexistent/content' });
    const reference = await desk.service.send({}, form);
    await desk.signedIn();
    const editor = await desk.signedIn('Mei Ling', 'editor');
    const member = await desk.signedIn('Imran Yusof', 'member');
    const both = await desk.signedIn('Farah Aziz', 'member-editor');
    const refusalsOf = async (browser: Browser, permission: string) => {
      const asked = Object.entries(routes as Record<string, Route>).filter(
        ([, { may }]) => may === permission,
      );
      expect(asked.length).toBeGreaterThan(5);
      const params: Record<string, string> = {
        reference,
        form,
        day,
        draft: 'd0123456789ab',
        collection: 'courses',
        slug: 'x',
        course,
        commit: 'a'.repeat(40),
      };
      const codes = await Promise.all(
        asked.map(async ([name, { path: address }]) => {
          const named = Object.fromEntries(
            Object.entries(params).filter(([key]) => address.includes(`:${key}`)),
          );
          return (await browser.ask(name as 'inbox', { params: named })).body?.code;
        }),
      );
      return new Set(codes);
    };
    expect(await refusalsOf(editor, 'member')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(editor, 'administrator')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(member, 'editor')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(both, 'member')).not.toContain('no-permission');
    expect(await refusalsOf(both, 'editor')).not.toContain('no-permission');
    expect((await editor.ask('bootstrap')).body).toMatchObject({ lastMonth: null, counts: { open: 0 } });
    const sessions = await editor.ask('sessions');
    expect(sessions.body.rows[0]).toMatchObject({ registrations: 1, blocks: [] });
    expect(sessions.text).not.toContain(reference);
    const preview = await fetch(`${desk.origin}/preview/d0123456789ab/`, {
      headers: { cookie: member.cookie },
    });
    expect(preview.status).toBe(403);
  });
});

overOneStore((freshStore) => {
  let smtp: MailServer;
  let desk: TestDesk;
  /** One for all tests, each of which changes another course. */
  let publisher: TestPublisher;
  beforeAll(async () => {
    publisher = await startPublisher(
      {},
      {
        [course]: [`${day} to 2025-08-20`],
        'compliance-implementation': ['2025-09-02'],
        'cybersecurity-essentials': ['2025-08-28', '2025-10-03'],
        'professional-product-owner': ['2025-08-15'],
        'data-protection-fundamentals': ['2025-09-09', '2025-09-16'],
      },
    );
  });
  afterEach(() => desk.close());
  afterAll(() => publisher.stop());

  const fileOf = (course: string) =>
    readFileSync(path.join(publisher.folder, `courses/${course}.yaml`), 'utf8');
  const untilDone = (browser: Browser, id: string) =>
    expect
      .poll(async () => (await browser.ask('publishStatus', { params: { id } })).body.status.step)
      .toBe('done');

  it('publishes a price from the desk in the name of who pressed, and names it in the record of acts', async () => {
    desk = await startDesk({ ...(await freshStore()), ...publisher.environment });
    const rachel = await desk.signedIn();
    const mei = await desk.signedIn('Mei Ling', 'editor');
    const { draft } = (await mei.change('makeDraft', { body: {} })).body;
    const params = { draft: draft.id, collection: 'courses', slug: course };
    const entry = (await mei.ask('entry', { params, query: { draft: draft.id } })).body;
    const saved = await mei.ask('saveEntry', {
      params,
      body: { version: entry.version, values: { ...entry.values, priceSgd: 812 }, body: null },
    });
    expect(saved.body).toMatchObject({ outcome: 'saved', checks: [] });
    const { changedAtMs } = (await mei.ask('draft', { params: { draft: draft.id } })).body.draft;
    const body = { idempotencyKey: randomUUID(), changedAtMs, publishAtMs: null };
    const started = await mei.ask('publish', { params: { draft: draft.id }, body });
    await untilDone(mei, started.body.status.id);
    expect(fileOf(course)).toContain('priceSgd: 812');
    const author = execFileSync('git', ['log', '-1', '--format=%an'], {
      cwd: publisher.folder,
      encoding: 'utf8',
    });
    expect(author.trim()).toBe('Mei Ling');
    await mei.ask('publish', { params: { draft: draft.id }, body });
    const { rows } = (await rachel.ask('auditLog')).body;
    const published = rows.filter(({ kind }: { kind: string }) => kind === 'content-published');
    expect(published).toMatchObject([
      { message: expect.stringMatching(/^Published: .*price/), by: { name: 'Mei Ling' } },
    ]);
  });

  async function fill(form: string, session: { start: string; seats: number }, people: number) {
    smtp = await startMailServer();
    desk = await startDesk(
      { ...(await freshStore()), ...publisher.environment, ...smtp.environment },
      {
        sessions: { [form]: [{ end: session.start, place: 'Singapore', ...session }] },
        publisherPollMs: 100,
      },
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

  /** Of the last mail to each person: STATUS and DTSTART of its calendar entry. */
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
    const { rachel, references, params } = await fill(form, { start: day, seats: 13 }, 17);
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
    expect(done.body).toMatchObject({ told: 16, checks: [] });
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

    expect((await rachel.ask('cancelDate', { params, body })).body.told).toBe(0);
    expect((await lettersTo()).length).toBe(before + 16);
    await untilDone(rachel, done.body.publishing.id);
    expect(fileOf(form)).not.toContain(`start: ${day}`);
    const { rows } = (await rachel.ask('auditLog')).body;
    expect(rows).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/cancelled: .*18 Aug 2025/) }),
    );
  });

  it('tells everybody once where two people cancel or postpone one date, and names the first to the second', async () => {
    const form = 'data-protection-fundamentals';
    const [cancelled, postponed] = ['2025-09-09', '2025-09-16'];
    desk = await startDesk(
      { ...(await freshStore()), ...publisher.environment },
      {
        sessions: {
          [form]: [cancelled, postponed].map((start) => ({
            start,
            end: start,
            place: 'Singapore',
            seats: 9,
          })),
        },
      },
    );
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
          message: expect.stringMatching(/^(Rachel Koh|Mei Ling|Imran Yusof) (cancelled|postponed|did) this/),
        });
      expect((await lettersTo()).length).toBe(before + 4);
      const late = {
        ...registration,
        courseDate: day,
        email: `${name}@example.com`,
        idempotencyKey: randomUUID(),
      };
      expect(await postJson(desk.service.origin, form, late), 'still closed').toMatchObject({ status: 422 });
      await untilDone(rachel, first?.body.publishing.id);
      // Afterwards too, when the date is not in the content any more.
      const later = await rachel.change(name, { params, body: { letters, ...more } });
      expect(later.status).not.toBe(200);
      expect((await lettersTo()).length).toBe(before + 4);
    }
  });

  it('takes a cancelled date off the site once the publisher can, and tells nobody again', {
    timeout: 180_000,
  }, async () => {
    const start = '2025-09-02';
    const { rachel, params } = await fill('compliance-implementation', { start, seats: 3 }, 2);
    const { letters } = (await rachel.ask('cancellation', { params })).body;
    publisher.holdBuilds(true);
    expect((await rachel.change('cancelDate', { params, body: { letters } })).body.told).toBe(2);
    await publisher.kill();
    const told = (await lettersTo()).length;
    const pending = async () => (await rachel.ask('sessions')).body.pendingDates;
    expect(await pending()).toMatchObject([{ day: start }]);

    // Away when the next attempt is due.
    desk.clock.advance(10_000);
    await expect
      .poll(pending)
      .toMatchObject([{ day: start, message: expect.stringContaining('does not answer') }]);
    expect(fileOf(params.course)).toContain(`start: ${start}`);
    publisher.holdBuilds(false);
    await publisher.restart();
    const pendingLater = async () => {
      desk.clock.advance(10_000);
      return pending();
    };
    await expect.poll(pendingLater, { timeout: 80_000, interval: 200 }).toEqual([]);
    expect(fileOf(params.course)).not.toContain(`start: ${start}`);
    expect((await lettersTo()).length).toBe(told);
  });

  it('postpones a date: seats are held on the new one, the waiting list keeps its order, everybody is told', async () => {
    const [form, start] = ['cybersecurity-essentials', '2025-10-06'];
    const { rachel, references, params } = await fill(form, { start: '2025-08-28', seats: 3 }, 5);
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
      code: 'not-possible',
      message: 'Cybersecurity Essentials, Session 2, end: The last day comes before the first.',
    });
    const { session: before } = (await rachel.ask('session', { params: { form, day: params.day } })).body;
    expect(before.closure).toBeNull();
    expect(await lettersTo()).toEqual([]);
    const { publishing, ...postponed } = await postpone({ start, end: '2025-10-07', seats: 3 });
    expect(postponed).toMatchObject({ told: 5, checks: [] });
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
    await untilDone(rachel, publishing.id);
    expect(fileOf(form)).toContain(`start: ${start}`);
    expect(fileOf(form)).not.toContain(`start: ${params.day}`);
  });

  it('refuses fewer seats than are taken, and other days for a date with people', async () => {
    const start = '2025-08-15';
    const { rachel, params } = await fill('professional-product-owner', { start, seats: 5 }, 3);
    const change = async (date: object) =>
      (await rachel.change('changeDate', { params, body: { date } })).body;
    const refused = (message: string) => ({
      code: 'not-possible',
      message: expect.stringContaining(message),
    });
    expect(await change({ start, seats: 2 })).toMatchObject(refused('3 seats'));
    expect(await change({ start: '2025-10-06' })).toMatchObject(refused('Postpone'));
    expect(await change({ start, seats: 9 })).toMatchObject({ publishing: { step: expect.any(String) } });
  });
});
