import { randomUUID } from 'node:crypto';
import { dayMs } from '@vanda/forms/day';
import { testSessions } from '@vanda/server/testing/service';
import { overBothStores } from '@vanda/server/testing/stores';
import { expect, it } from 'vitest';
import { startDesk } from './support/desk.ts';

const form = 'professional-scrum-master';
const [august, september] = testSessions[form].map((session) => ({ ...session, seats: 2 }));
const day = '2025-08-18';
const idsOf = ({ templates }: { templates: { id: string }[] }) => templates.map(({ id }) => id);

overBothStores((freshStore) => {
  it('freezes the seats of a date that the build no longer lists, says so, and offers only what makes sense', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [august, september] } });
    const rachel = await desk.signedIn();
    const come = (firstName: string) => desk.service.send({ firstName }, form);
    const [held, leaving] = [await come('Held'), await come('Leaving')];
    const [offered, waiting] = [await come('Offered'), await come('Waiting')];
    expect((await rachel.act('cancelSeat', leaving)).body.nextWhoFits.reference).toBe(offered);
    const offerUntilMs = desk.clock.now() + dayMs;
    expect((await rachel.act('offerSeat', offered, { offerUntilMs })).status).toBe(200);
    const { offers } = (await rachel.ask('sessions')).body;
    expect(offers).toMatchObject([{ offeredAtMs: desk.clock.now(), offerUntilMs }]);

    await desk.serveSessions({ [form]: [september] });
    const list = (await rachel.ask('sessions')).body;
    expect(list.offers).toEqual([]);
    expect(list.withdrawn).toMatchObject([
      { form, day, closure: 'withdrawn', registrations: 3, nextWhoFits: null },
    ]);
    expect(list.rows.map((row: { day: string }) => row.day)).toEqual(['2025-09-22']);
    const { session, participants, ...lists } = (await rachel.ask('session', { params: { form, day } })).body;
    expect(session).toMatchObject({ closure: 'withdrawn', registrations: 3, nextWhoFits: null });
    for (const { registration: seat } of [...participants, ...lists.waiting]) {
      const allowed = Object.entries(seat.allowed).filter(([, isAllowed]) => isAllowed);
      expect(allowed.map(([command]) => command)).toEqual(['move', 'cancel']);
    }
    for (const reference of [held, offered, waiting]) {
      const refused = await rachel.act('confirmSeat', reference);
      expect(refused.body).toMatchObject({
        code: 'not-possible',
        message: expect.stringContaining('taken out of the programme'),
      });
    }
    expect((await rachel.act('cancelSeat', held)).body).toMatchObject({
      nextWhoFits: null,
      registration: { status: 'cancelled' },
    });
    const templates = (await rachel.ask('templates', { params: { reference: waiting } })).body;
    expect(templates.preselected).toBeNull();
    expect(idsOf(templates)).toContain('date-withdrawn');
    expect(idsOf(templates)).not.toContain('place-confirmed');
  });

  it('does a command of two colleagues once, tells the second who did it and when, and writes once', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [august] } });
    const both = [await desk.signedIn(), await desk.signedIn('Mei Ling', 'member')] as const;
    const come = (firstName: string) => desk.service.send({ firstName }, form);
    const [held, leaving, waiting] = [await come('Held'), await come('Leaving'), await come('Waiting')];
    const emails = async () => (await desk.service.store.database.all('SELECT id FROM emails')).length;
    for (const [name, reference, more] of [
      ['confirmSeat', held, {}],
      ['cancelSeat', leaving, {}],
      ['offerSeat', waiting, { offerUntilMs: desk.clock.now() + dayMs }],
    ] as const) {
      const before = await emails();
      const { version } = (await both[0].enquiry(reference)).registration;
      const body = { version, email: { subject: 'Your seat', text: 'As we said.' }, ...more };
      const responses = await Promise.all(
        both.map((browser) => browser.change(name, { params: { reference }, body })),
      );
      const [first, second] = responses.toSorted((a, b) => a.status - b.status);
      expect(first?.status, name).toBe(200);
      expect(second?.body, name).toMatchObject({
        code: 'stale',
        changes: [{ by: { name: expect.stringMatching(/Rachel Koh|Mei Ling/) }, atMs: desk.clock.now() }],
      });
      expect(await emails(), name).toBe(before + 1);
    }
  });

  it('starts a reply with the confirmation where seats are held, and offers the rejection only where they are short', async () => {
    const group = 'professional-product-owner';
    const desk = await startDesk(await freshStore(), { sessions: { [group]: [august] } });
    const rachel = await desk.signedIn();
    const templatesFor = async (values: object) => {
      const params = { reference: await desk.service.send({ participants: '1', ...values }, group) };
      return (await rachel.ask('templates', { params })).body;
    };
    const single = await templatesFor({});
    expect(single.preselected).toBe('place-confirmed');
    expect(idsOf(single)).not.toContain('group-does-not-fit');
    const asking = await templatesFor({ message: 'May we come as six?' });
    expect(asking.preselected).toBeNull();
    const short = await templatesFor({ participants: '6-10' });
    expect(short.preselected).toBeNull();
    expect(idsOf(short)).toContain('group-does-not-fit');
    const refusal = short.templates.find(({ id }: { id: string }) => id === 'group-does-not-fit');
    expect(refusal.text).toContain('registering 10 people');
    const alone = await templatesFor({ firstName: 'Bo' });
    expect(alone.templates.find(({ id }: { id: string }) => id === 'group-does-not-fit').text).toContain(
      'registering 1 person for',
    );
    expect((await templatesFor({ courseDate: 'next-available' })).preselected).toBe('no-date-yet');
  });

  it('speaks of a question where no service was chosen', async () => {
    const desk = await startDesk(await freshStore());
    const rachel = await desk.signedIn();
    const params = { reference: await desk.service.send() };
    const { preselected, templates } = (await rachel.ask('templates', { params })).body;
    const first = templates.find(({ id }: { id: string }) => id === preselected);
    expect(first.text).toContain('about your question.');
  });

  it('counts registrations of one address per date, and marks unconfirmed ones on the sheet', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [august, september] } });
    const rachel = await desk.signedIn();
    await desk.service.send({}, form);
    const reference = await desk.service.send({ firstName: 'Bo' }, form);
    const params = { form, day };
    const { participants } = (await rachel.ask('session', { params })).body;
    expect(participants.map(({ underAddress }: { underAddress: number }) => underAddress)).toEqual([2, 2]);
    await rachel.act('confirmSeat', reference);
    const { lines } = (await rachel.change('printed', { params })).body;
    expect(lines).toMatchObject([
      { name: 'Bo Tan', isConfirmed: true, seatFrom: 1 },
      { name: 'Mei Tan', isConfirmed: false, seatFrom: 2 },
    ]);
  });

  it('stores who came by seat and day, gives it in the copy of a person, and no other seat or day', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [{ ...august, seats: 4 }] } });
    const rachel = await desk.signedIn();
    const reference = await desk.service.send({ firstName: 'Ann', participants: '2' }, form);
    const params = { form, day };
    const tick = (body: object) =>
      rachel.ask('setAttendance', {
        params,
        body: { reference, seat: 2, day: '2025-08-19', isHere: true, ...body },
      });
    const daysOf = async () =>
      (await rachel.ask('attendance', { params })).body.lines.map(({ days }: { days: string[] }) => days);
    expect((await tick({})).status).toBe(200);
    expect((await tick({})).status).toBe(200);
    expect(await daysOf()).toEqual([[], ['2025-08-19']]);
    for (const body of [{ seat: 3 }, { day: '2025-08-21' }]) expect((await tick(body)).status).toBe(404);
    const copied = await rachel.change('copyOfPerson', {
      params: { person: reference },
      body: { as: 'text' },
    });
    expect(copied.text).toContain('Came on: 2025-08-19');
    await tick({ isHere: false });
    expect(await daysOf()).toEqual([[], []]);
  });

  it('writes once to everybody with a seat, each by name, and not to those who wait', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [august] } });
    const rachel = await desk.signedIn();
    for (const firstName of ['Ann', 'Ben', 'Cy']) await desk.service.send({ firstName }, form);
    const body = { idempotencyKey: randomUUID(), subject: 'The room', text: 'Dear {name}, third floor.' };
    const write = () => rachel.ask('writeToSession', { params: { form, day }, body });
    const sent = { told: 2, by: 'Rachel Koh', atMs: desk.clock.now() };
    expect((await write()).body).toMatchObject(sent);
    desk.clock.advance(60_000);
    expect((await write()).body, 'sent again after a lost response').toMatchObject(sent);
    const { rows } = (await rachel.ask('auditLog')).body;
    expect(rows[0].message).toMatch(/^Wrote to a session: .+, 18.20 Aug 2025$/);
    const emails = await desk.service.store.database.all('SELECT text FROM emails ORDER BY text');
    expect(emails.map(({ text }) => text)).toEqual([
      'Dear Ann Tan, third floor.',
      'Dear Ben Tan, third floor.',
    ]);
  });

  it('changes number and names of a group with an email: more while seats are free, fewer free seats for the waiting list', async () => {
    const desk = await startDesk(await freshStore(), { sessions: { [form]: [{ ...september, seats: 4 }] } });
    const rachel = await desk.signedIn();
    const come = (firstName: string, participants: string) =>
      desk.service.send({ firstName, participants, courseDate: '2025-09-22' }, form);
    const [group, waiting] = [await come('Ann', '3'), await come('Ben', '2')];
    const change = (seats: number, names: string) => rachel.act('changeGroup', group, { seats, names });
    const query = { command: 'group', seats: 2 };
    const email = await rachel.ask('seatEmail', { params: { reference: group }, query });
    expect(email.body.text).toContain('is now for 2 people, no longer for 3.');
    expect((await change(5, '')).body).toMatchObject({ code: 'full' });
    expect((await change(2, 'Ann Tan\nCara Lim\nDev Rao')).body).toMatchObject({ code: 'invalid' });
    expect((await rachel.enquiry(group)).registration.seats).toBe(3);
    const { body } = await change(2, 'Ann Tan\nCara Lim');
    expect(body.registration).toMatchObject({ seats: 2, names: ['Ann Tan', 'Cara Lim'] });
    expect(body.nextWhoFits.reference).toBe(waiting);
    const { history } = await rachel.enquiry(group);
    expect(history.map(({ message }: { message: string }) => message)).toContain('Now 2 seats, before 3');
    const path = { form, day: '2025-09-22' };
    const { lines } = (await rachel.change('printed', { params: path })).body;
    expect(lines).toMatchObject([
      { seatFrom: 1, seatTo: 1, name: 'Ann Tan' },
      { seatFrom: 2, seatTo: 2, name: 'Cara Lim' },
    ]);
  });
});
