import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hourMs } from '@vanda/forms/day';
import { startMailServer } from '@vanda/server/testing/mail-server';
import { registration } from '@vanda/server/testing/service';
import { overBothStores } from '@vanda/server/testing/stores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const psm = 'professional-scrum-master';

overBothStores((freshStore) => {
  let desk: TestDesk;
  let rachel: Browser;
  let imran: Browser;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    smtp = await startMailServer();
    desk = await startDesk({ ...(await freshStore()), ...smtp.environment });
    rachel = await desk.signedIn();
    imran = await desk.signedIn('Imran Yusof', 'member');
  });
  afterAll(async () => {
    await desk.close();
    await smtp.close();
  });

  const register = (fields: object = {}) =>
    desk.service.send({ idempotencyKey: randomUUID(), ...fields }, psm);
  const write = (fields: object = {}) =>
    desk.service.send({ name: 'Tan Hui Min', email: `${randomUUID().slice(0, 8)}@a.example`, ...fields });
  const show = (reference: string) => rachel.enquiry(reference);
  const references = async (browser: Browser, query: Record<string, string> = {}) =>
    (await browser.ask('inbox', { query })).body.rows.map(
      ({ reference }: { reference: string }) => reference,
    );

  it('the inbox is one list by age; counts come from the same condition as the list', async () => {
    const old = await write();
    desk.clock.advance(25 * hourMs);
    rachel = await desk.signedIn();
    imran = await desk.signedIn('Imran Yusof', 'member');
    const young = await write({ message: 'My number is S1234567D, call me.' });
    const { body } = await rachel.ask('inbox');
    expect(body.rows.map(({ reference }: { reference: string }) => reference)).toEqual([old, young]);
    expect(body.matching).toEqual({ total: 2, late: 1, within: 1, again: 0 });
    expect(body.counts).toMatchObject({ open: 2, late: 1, unassigned: 2, mine: 0 });
    expect(body.nextDueAtMs).toBe(desk.clock.now() + 24 * hourMs);
    expect(body.rows[1].firstWords).toBe('My number is S•••••••D, call me.');
    const first = (await rachel.ask('inbox', { query: { limit: 1 } })).body;
    expect(first.rows).toHaveLength(1);
    const rest = (await rachel.ask('inbox', { query: { limit: 1, cursor: first.nextCursor } })).body;
    expect(rest.rows[0].reference).toBe(young);
    expect(rest.nextCursor).toBeNull();
    const place = (await rachel.ask('place', { query: { reference: young } })).body;
    expect(place).toMatchObject({ position: 2, total: 2, previous: old, next: null });
  });

  it('assigning moves an enquiry into a view without stopping its clock; a stale save overwrites nothing', async () => {
    const reference = await write();
    const { version } = await show(reference);
    expect((await imran.act('assignToMe', reference)).body.enquiry.assignee.name).toBe('Imran Yusof');
    expect(await references(imran, { view: 'mine' })).toEqual([reference]);
    expect(await references(rachel, { view: 'mine' })).toEqual([]);
    const stale = await rachel.act('assignToMe', reference, { version });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'stale',
      changes: [
        { by: { kind: 'staff', name: 'Imran Yusof' }, message: 'Taken in hand', fields: ['assignee'] },
      ],
    });
    const { assignee, status } = await show(reference);
    expect({ name: assignee.name, status }).toEqual({ name: 'Imran Yusof', status: 'open' });
    expect(await references(rachel, { assignee: assignee.id })).toEqual([reference]);
  });

  it('lists filled templates of the form first; a gap stops the email and is located', async () => {
    const reference = await write({ service: 'ISO 42001 AI Management' });
    const { templates } = (await rachel.ask('templates', { params: { reference } })).body;
    expect(templates[0]).toMatchObject({
      id: 'first-answer',
      isOfForm: true,
      subject: `Your enquiry: ISO 42001 AI Management (${reference})`,
    });
    expect(templates[0].text).toContain('Dear Tan Hui Min,');
    expect(templates[0].text).toContain('Rachel Koh\nVanda & Co');
    const refused = await rachel.act('reply', reference, {
      templateId: 'first-answer',
      subject: 'Your tender on [[no date chosen]]',
      text: 'Dear you,\n\n[[no date chosen]]',
    });
    expect(refused.status).toBe(422);
    expect(refused.body.gaps).toEqual([
      { part: 'subject', line: 1, message: 'no date chosen' },
      { part: 'text', line: 3, message: 'no date chosen' },
    ]);
    expect((await show(reference)).status).toBe('open');
  });

  it('an answer waits a minute, can be undone, then is sent once and stops the clock', async () => {
    const reference = await write();
    const email = {
      templateId: null,
      subject: 'Your tender',
      text: 'Dear Tan Hui Min,\n\nYes, in time.\n\nRachel',
    };
    const first = await rachel.act('reply', reference, email);
    expect(first.body.enquiry.status).toBe('answered');
    const { mail } = first.body.enquiry.history.find(({ kind }: { kind: string }) => kind === 'answered');
    expect(mail.undoUntilMs).toBe(desk.clock.now() + 60_000);
    desk.clock.advance(59_000);
    await desk.service.outbox.deliverDue();
    const undone = await rachel.act('undoReply', reference, { mailId: mail.id });
    expect(undone.body.enquiry).toMatchObject({ status: 'open', answeredAtMs: null });

    const second = await rachel.act('reply', reference, email);
    const sent = second.body.enquiry.history.findLast(
      ({ kind }: { kind: string }) => kind === 'answered',
    ).mail;
    desk.clock.advance(61_000);
    await desk.service.outbox.deliverDue();
    const late = await rachel.act('undoReply', reference, { mailId: sent.id });
    expect(late.body.code).toBe('already-sent');
    const arrived = smtp.mails.filter(({ raw }) => raw.includes('Yes, in time.'));
    expect(arrived).toHaveLength(1);
    const { answeredAtMs } = await show(reference);
    expect(answeredAtMs).toBe(desk.clock.now() - 61_000);
    expect(await references(rachel, { view: 'answered' })).toContain(reference);
  });

  it('closing and opening again keep what was answered; marking needs no mail', async () => {
    const reference = await write();
    await rachel.act('markAnswered', reference, { how: 'telephone' });
    expect((await rachel.act('close', reference)).body.enquiry.status).toBe('closed');
    expect((await rachel.act('close', reference)).body.code).toBe('not-possible');
    expect((await rachel.act('reopen', reference)).body.enquiry.status).toBe('answered');
  });

  it('finds a corrected address, and sends the receipt there by a separate command', async () => {
    const reference = await write({ email: 'joanna@telok-design.exmaple.com' });
    const correct = (values: object) => rachel.act('correct', reference, { values });
    const wrong = await correct({ email: 'joanna' });
    const message = expect.stringContaining('Enter the email address');
    expect(wrong.body).toMatchObject({ code: 'invalid', errors: [{ field: 'email', message }] });
    expect((await correct({ message: 'Changed' })).status).toBe(422);
    const corrected = await correct({ email: 'joanna@telok-design.example' });
    expect(corrected.body.enquiry.person.email).toBe('joanna@telok-design.example');
    await desk.service.outbox.deliverDue();
    const before = smtp.mails.length;
    expect((await rachel.act('receiptAgain', reference)).status).toBe(200);
    await desk.service.outbox.deliverDue();
    expect(smtp.mails.slice(before).map(({ recipients }) => recipients)).toEqual([
      ['joanna@telok-design.example'],
    ]);
    expect((await rachel.ask('person', { params: { person: reference } })).body.email).toBe(
      'joanna@telok-design.example',
    );
  });

  it('lists failed mail by its last attempt, latest first, in pages', async () => {
    await smtp.setMood('5xx');
    const tried: { reference: string; atMs: number }[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      tried.unshift({ reference: await write(), atMs: desk.clock.now() });
      await desk.service.outbox.deliverDue();
      desk.clock.advance(hourMs);
    }
    await smtp.setMood('well');
    rachel = await desk.signedIn();
    imran = await desk.signedIn('Imran Yusof', 'member');
    const found: { reference: string; atMs: number }[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await rachel.ask('mailFailed', { query: { limit: 1, cursor } });
      for (const { reference, mail } of body.rows) found.push({ reference, atMs: mail.dueAtMs });
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(tried);
  });

  it('spam says why it was held back; marked as not spam its clock runs from its arrival, deleted it leaves its reference', async () => {
    const [kept, gone] = [await write({ referralCode: 'x' }), await write({ referralCode: 'x' })];
    expect(await references(rachel, { view: 'spam' })).toEqual([kept, gone].toSorted());
    expect((await show(kept)).spamReason).toBe('Hidden field filled');
    const cameAtMs = desk.clock.now();
    desk.clock.advance(25 * 60_000);
    const marked = await rachel.act('notSpam', kept);
    expect(marked.body.enquiry).toMatchObject({ status: 'open', dueAtMs: cameAtMs + 24 * hourMs });
    expect((await rachel.act('deleteSpam', kept)).body.code).toBe('not-possible');
    expect((await rachel.act('deleteSpam', gone)).status).toBe(200);
    const erased = { code: 'erased', by: { kind: 'staff', name: 'Rachel Koh' }, atMs: desk.clock.now() };
    desk.clock.advance(60_000);
    const left = await rachel.ask('enquiry', { params: { reference: gone } });
    expect(left).toMatchObject({ status: 410, body: erased });
    const mei = await desk.signedIn('Mei Ling', 'member');
    const again = await mei.change('deleteSpam', { params: { reference: gone }, body: { version: 1 } });
    expect(again, 'by whom, and at which hour').toMatchObject({ status: 410, body: erased });
  });

  it('search compares beginnings of words in name, e-mail, company, reference and text, all of them', async () => {
    const mark = randomUUID().slice(0, 6);
    const reference = await write({
      name: `Élodie Zwicky${mark}`,
      message: 'Chatbots für Behörden',
      company: '陈氏公司',
    });
    const find = async (text: string) => {
      const { id } = (await rachel.ask('keepSearch', { body: { text } })).body;
      const { rows } = (await rachel.ask('people', { query: { search: id } })).body;
      return rows.map((row: { reference: string }) => row.reference);
    };
    expect(await find(`elodie zwicky${mark}`)).toEqual([reference]);
    expect(await find(`zwicky${mark} behord`)).toEqual([reference]);
    expect(await find(`zwicky${mark} missing`)).toEqual([]);
    expect(await find(reference.toLowerCase())).toEqual([reference]);
    expect(await find('陈氏')).toEqual([reference]);
    expect(await find('z')).toEqual([]);
    const { id } = (await rachel.ask('keepSearch', { body: { text: `zwicky${mark}` } })).body;
    expect(id).not.toContain('zwicky');
    expect((await rachel.ask('inbox', { query: { search: id } })).body.matching.total).toBe(1);
  });

  it('counts an email about a seat as the reply; rejects a stale registration with the changes since', async () => {
    const reference = await register();
    const before = (await show(reference)).registration;
    expect(before).toMatchObject({ status: 'held', seats: 1, dates: '18–20 Aug 2025' });
    const email = await rachel.ask('seatEmail', { params: { reference }, query: { command: 'confirm' } });
    expect(email.body.text).toContain('Rachel Koh');
    const confirmed = await rachel.act('confirmSeat', reference);
    expect(confirmed.body.registration.status).toBe('confirmed');
    const stale = await imran.act('cancelSeat', reference, { version: before.version });
    expect(stale.body).toMatchObject({ code: 'stale', changes: [{ message: 'Confirmed one seat' }] });
    expect(await show(reference)).toMatchObject({
      status: 'answered',
      registration: { status: 'confirmed' },
    });
    const moved = await rachel.act('moveSeat', reference, { day: '2025-09-22' });
    expect(moved.body.registration).toMatchObject({ day: '2025-09-22', status: 'confirmed' });
    expect(await references(rachel, { view: 'answered', session: '2025-09-22' })).toEqual([reference]);
    const { session, participants } = (
      await rachel.ask('session', { params: { form: psm, day: '2025-09-22' } })
    ).body;
    expect(session).toMatchObject({ confirmed: 1, capacity: null });
    expect(participants).toMatchObject([{ name: 'Mei Tan', seatFrom: 1, seatTo: 1 }]);
  });

  it('keeps an enquiry with a message open when only its seat is confirmed', async () => {
    const reference = await register({ message: 'We are six: please book six seats.' });
    const email = await rachel.ask('seatEmail', { params: { reference }, query: { command: 'confirm' } });
    expect(email.body.isReply).toBe(false);
    const confirmed = await rachel.act('confirmSeat', reference);
    expect(confirmed.body.registration.status).toBe('confirmed');
    expect(await show(reference)).toMatchObject({ status: 'open', answeredAtMs: null });
    expect(await references(rachel)).toContain(reference);
  });

  it('previews the email of a command by the same rules that carry it out', async () => {
    const reference = await register();
    const preview = (command: string) =>
      rachel.ask('seatEmail', { params: { reference }, query: { command } });
    expect((await preview('offer')).body).toMatchObject({ code: 'not-possible' });
    const moved = await rachel.ask('seatEmail', {
      params: { reference },
      query: { command: 'move', day: 'next-available' },
    });
    expect(moved.body.text).toMatch(/^Dear .*to the next available date/s);
    expect((await preview('substitute')).body.text, 'nobody is named yet').toMatch(/^Good day,/);
  });

  it('stores the notes of two colleagues, a repeated one once, and rejects its key for another command or reference', async () => {
    const [one, two] = [await write(), await write()];
    const idempotencyKey = randomUUID();
    const note = (reference: string) => rachel.act('note', reference, { idempotencyKey, text: 'Rang.' });
    expect((await note(one)).status).toBe(200);
    expect((await note(one)).status).toBe(200);
    await imran.act('note', one, { text: 'Prefers the phone.' });
    expect((await show(one)).notes).toMatchObject([{ text: 'Rang.' }, { text: 'Prefers the phone.' }]);
    expect((await note(two)).status).toBe(422);
    expect((await show(two)).notes).toEqual([]);
    expect((await rachel.act('assignToMe', one, { idempotencyKey })).status).toBe(422);
  });

  it('rejects an offer that ends within an hour as invalid', async () => {
    const reference = await register();
    await rachel.act('toWaiting', reference);
    const offer = (offerUntilMs: number) => rachel.act('offerSeat', reference, { offerUntilMs });
    for (const offerUntilMs of [1000, desk.clock.now() + hourMs - 1])
      expect(await offer(offerUntilMs)).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: [{ field: 'offerUntilMs' }] },
      });
    expect((await show(reference)).registration.status).toBe('waiting');
    expect((await offer(desk.clock.now() + hourMs)).status).toBe(200);
  });

  it('validates an entered enquiry by its form, assigns it to the staff member, and sends no mail', async () => {
    const values = { ...registration, email: 'siti@kranji.example' };
    const entry = { form: psm, channel: 'telephone', values };
    const wrongValues = { ...values, lastName: '', email: 'siti', phone: '12' };
    const wrong = await rachel.change('enter', { body: { ...entry, values: wrongValues } });
    const errors = ['last name.', 'email address', 'phone number'].map((noun) => ({
      message: expect.stringContaining(`Enter the ${noun}`),
    }));
    expect(wrong.body).toMatchObject({ code: 'invalid', errors });
    const idempotencyKey = randomUUID();
    const first = await rachel.change('enter', { body: { ...entry, idempotencyKey } });
    const again = await rachel.change('enter', { body: { ...entry, idempotencyKey } });
    expect(first.status).toBe(200);
    expect(again.body.reference).toBe(first.body.reference);
    const enquiry = await show(String(first.body.reference));
    expect(enquiry).toMatchObject({ assignee: { name: 'Rachel Koh' }, registration: { status: 'held' } });
    expect(
      enquiry.history.map(({ kind, message }: { kind: string; message: string }) => [kind, message]),
    ).toContainEqual(['entered', 'Entered by hand, from the telephone']);
    await desk.service.outbox.deliverDue();
    expect(smtp.mailTo('siti@kranji.example')).toBeUndefined();
  });

  it.each([
    ['contact', { name: 'Siti Rahman', message: 'Please call.' }, '6123 4567'],
    [psm, { ...registration, email: '' }, '9123 4567'],
  ] as const)(
    'takes the %s form of a caller without an email address, and mails nobody',
    async (form, values, phone) => {
      const enter = async (number: string) =>
        (
          await rachel.change('enter', {
            body: { form, channel: 'telephone', values: { ...values, phone: number } },
          })
        ).body;
      expect(await enter('')).toMatchObject({ code: 'invalid', errors: [{ field: 'email' }] });
      const { reference } = await enter(phone);
      await enter(phone.replace(' ', '-'));
      expect((await show(reference)).person).toMatchObject({ email: '', phone, before: { count: 1 } });
      const email = { subject: 'Hello', text: 'Dear Siti', templateId: null };
      for (const refused of [
        await rachel.act('reply', reference, email),
        await rachel.act('receiptAgain', reference),
      ])
        expect(refused.body).toMatchObject({ code: 'not-possible' });
      if (form === psm) {
        expect((await rachel.act('confirmSeat', reference)).status).toBe(200);
        const params = { course: psm, day: registration.courseDate };
        expect((await rachel.ask('cancellation', { params })).body.withoutAddress).toBe(2);
      }
      const { status, history } = await show(reference);
      expect(status).toBe('open');
      expect(history.filter(({ mail }: { mail: unknown }) => mail !== null)).toEqual([]);
      expect((await rachel.act('markAnswered', reference, { how: 'telephone' })).status).toBe(200);
      const corrected = await rachel.act('correct', reference, { values: { email: 'siti@a.example' } });
      expect(corrected.body.enquiry.person).toMatchObject({ email: 'siti@a.example', phone });
    },
  );

  it('assigns an enquiry to an active staff member, with a note', async () => {
    const reference = await write();
    const to = (await imran.ask('bootstrap')).body.me;
    const assign = (staffMember: string, note: string) =>
      rachel.act('assign', reference, { staffMember, note });
    expect((await assign('nobody', '')).body).toMatchObject({ code: 'not-found' });
    const handed = await assign(to.id, 'They call at ten.');
    expect(handed.body.enquiry).toMatchObject({
      assignee: { id: to.id },
      notes: [{ text: 'They call at ten.', by: { name: 'Rachel Koh' } }],
    });
    expect(handed.body.enquiry.history).toContainEqual(
      expect.objectContaining({ message: 'Handed to Imran Yusof' }),
    );
    expect(await references(imran, { view: 'mine' })).toContain(reference);
  });

  it('a right-to-left name keeps its order at the desk and in emails, and is corrected without the marks for it', async () => {
    const isolated = '\u2068שלום (ABC) 12\u2069';
    const reference = await register({ firstName: 'שלום (ABC)', lastName: '12', company: 'חברה' });
    const { person } = await show(reference);
    expect(person).toMatchObject({ name: isolated, company: '\u2068חברה\u2069' });
    expect(person.correctable).toContainEqual(expect.objectContaining({ value: 'שלום (ABC)' }));
    await desk.service.outbox.deliverDue();
    const notices = smtp.mails.filter(({ recipients }) => recipients.includes('desk@vanda.example'));
    const notice = notices.find(({ text }) => text.includes(reference));
    expect(notice?.text).toContain('Company: \u2068חברה\u2069');
    expect(notice?.html).toContain('\u2068חברה\u2069');
  });

  it('exports participants as CSV without formulas, and a calendar without names', async () => {
    const day = '2025-08-18';
    await register({ firstName: '=HYPERLINK' });
    const params = { form: psm, day };
    const csv = await rachel.change('participantsCsv', { params });
    expect(csv.text).toContain('"\'=HYPERLINK Tan"');
    expect(csv.text).not.toContain('@');
    const { url } = (await rachel.change('makeCalendar', {})).body;
    const token = url.split('/').at(-1);
    const calendar = await desk.browser().ask('calendar', { params: { token } });
    expect(calendar.text).toContain('SUMMARY:Professional Scrum Master');
    expect(calendar.text).not.toMatch(/HYPERLINK|Tan/);
    await rachel.change('makeCalendar', {});
    expect((await desk.browser().ask('calendar', { params: { token } })).status).toBe(404);
  });

  it('names the colleagues who wrote in a draft within two minutes', async () => {
    const reference = await write();
    const body = { templateId: null, subject: 'Your question', text: 'Dear Hui Min,' };
    await imran.ask('saveDraft', { params: { reference }, body });
    const writing = async (browser: typeof rachel) => {
      const { rows } = (await browser.ask('inbox', { query: { limit: 100 } })).body;
      const row = rows.find((each: { reference: string }) => each.reference === reference);
      return [row.writing, (await browser.enquiry(reference)).writing];
    };
    expect(await writing(rachel)).toEqual([['Imran Yusof'], ['Imran Yusof']]);
    expect(await writing(imran)).toEqual([[], []]);
    desk.clock.advance(121_000);
    expect(await writing(rachel)).toEqual([[], []]);
  });

  it('a person is given everything, then erased in one step, and the record keeps no content', async () => {
    const mark = `zq${randomUUID().slice(0, 8)}`;
    const email = `${mark}@erase.example`;
    const [one, two] = [await write({ email, name: mark }), await write({ email, message: `About ${mark}` })];
    const reply = { templateId: null, subject: mark, text: `Dear ${mark}, yes.` };
    await rachel.act('note', one, { text: `Note ${mark}` });
    await rachel.ask('saveDraft', { params: { reference: one }, body: reply });
    await rachel.act('reply', two, reply);
    await rachel.ask('keepSearch', { body: { text: mark } });
    const params = { person: one };
    expect((await imran.change('copyOfPerson', { params, body: { as: 'json' } })).status).toBe(403);
    const copy = await rachel.change('copyOfPerson', { params, body: { as: 'json' } });
    expect(JSON.parse(copy.text).enquiries).toHaveLength(2);
    expect((await rachel.change('copyOfPerson', { params, body: { as: 'text' } })).text).toContain(
      `Note ${mark}`,
    );
    const erase = (body: object) => rachel.change('erasePerson', { params, body });
    expect((await erase({ typedReference: two, enquiries: 2 })).status).toBe(422);
    expect((await erase({ typedReference: one, enquiries: 1 })).body.code).toBe('not-possible');
    const erased = await erase({ typedReference: one.toLowerCase(), enquiries: 2 });
    expect(erased.body).toMatchObject({ references: [one, two].toSorted() });
    await desk.service.retention.look();
    expect((await rachel.ask('enquiry', { params: { reference: two } })).body.code).toBe('erased');
    const { dataDir, databaseUrl } = desk.service.settings;
    if (!databaseUrl) {
      for (const name of readdirSync(dataDir)) {
        const content = readFileSync(path.join(dataDir, name), 'latin1');
        expect(content).not.toContain(mark);
        expect(content).not.toContain(Buffer.from(mark).toString('hex'));
      }
    }
    const { rows } = (await rachel.ask('auditLog')).body;
    expect(rows[0]).toMatchObject({ kind: 'erased', reference: one, message: 'Person erased' });
    expect(JSON.stringify(rows)).not.toContain(mark);
    expect(desk.service.logLines.join('')).not.toContain(mark);
  });

  it('serves metrics to loopback or with the token, without personal data', async () => {
    const own = await fetch(`${desk.origin}/metrics`);
    expect(own.status).toBe(200);
    const text = await own.text();
    expect(text).toMatch(/^vanda_oldest_unanswered_seconds \d+$/m);
    if (!desk.service.settings.databaseUrl) expect(text).toMatch(/^vanda_disk_free_bytes \d+$/m);
    expect(text).not.toMatch(/Tan|@|ENQ-/);
    const forwarded = await fetch(`${desk.origin}/metrics`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(forwarded.status).toBe(403);
  });
});
