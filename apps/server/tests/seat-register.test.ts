import { hourMs } from '@vanda/forms/day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEnquiry } from '../src/modules/enquiries/enquiries.ts';
import { freeSeats, readAvailability } from '../src/modules/registrations/availability.ts';
import { findRegistration, historyOf, type Registration } from '../src/modules/registrations/registration.ts';
import {
  changeSeat,
  expireOffers,
  nextWhoFits,
  type SeatChange,
} from '../src/modules/registrations/seat-register.ts';
import { offerMs } from '../src/modules/registrations/transitions.ts';
import type { Queries } from '../src/platform/database/database.ts';
import {
  actOn,
  type bands,
  groupForm,
  openTwice,
  register,
  type TwoInstances,
} from './support/seat-register.ts';
import { august2025 } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

overBothStores((freshStore) => {
  let setup: TwoInstances;
  beforeAll(async () => {
    setup = await openTwice(freshStore);
  });
  afterAll(() => setup.close());

  let days = 0;
  const sessionWith = (seats: number | undefined): string => {
    const start = new Date(Date.UTC(2026, 0, 1 + days++)).toISOString().slice(0, 10);
    setup.sessions.push({ start, end: start, ...(seats === undefined ? {} : { seats }) });
    return start;
  };
  const database = () => setup.instances[0].database;
  const inTransaction: TwoInstances['instances'][0]['database']['transaction'] = (work) =>
    database().transaction(work);
  const come = (day: string, seats: keyof typeof bands = 1, atMs = august2025) =>
    register(setup.instances[0], setup.context, day, seats, atMs);
  const now = async (reference: string, queries: Queries = database()): Promise<Registration> => {
    const registration = await findRegistration(queries, reference);
    if (!registration) throw new Error(`${reference} is not in the seat register`);
    return registration;
  };
  const change = (reference: string, wanted: SeatChange, atMs = august2025) =>
    inTransaction(async (queries) =>
      changeSeat(queries, setup.context, actOn(await now(reference, queries), atMs), wanted),
    );
  const availabilityOn = (day: string) =>
    readAvailability(database(), setup.context.sessionsOf, { form: groupForm, day });
  const nextAt = (day: string, atMs: number) =>
    nextWhoFits(database(), setup.context, { form: groupForm, day }, atMs);
  const statusOf = async (reference: string) => (await now(reference)).status;
  const emailsTo = (reference: string) =>
    database().all<{ id: string; subject: string; text: string; recipient: string }>(
      `SELECT emails.id, subject, text, person AS recipient FROM emails JOIN outbox ON outbox.id = emails.id
       WHERE reference = $1 ORDER BY written_at, emails.id`,
      [reference],
    );

  it('expires an unanswered offer once, and moves its group to the end of the waiting list', async () => {
    const day = sessionWith(1);
    const seated = await come(day);
    const [first, second] = [await come(day, 1, august2025 + 1), await come(day, 1, august2025 + 2)];
    await change(seated, { kind: 'cancel' });
    await change(first, { kind: 'offer' });
    const overMs = august2025 + offerMs;
    expect(await expireOffers(database(), setup.context, overMs - 1)).toBe(0);
    const late = await change(first, { kind: 'take' }, overMs);
    expect(late).toMatchObject({ ok: false, why: 'not-possible' });
    const counts = await Promise.all(
      setup.instances.map((store) => expireOffers(store.database, setup.context, overMs)),
    );
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await nextAt(day, overMs)).toBe(second);
    expect((await emailsTo(first)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'A seat is free',
      'The offer has ended',
    ]);
  });

  it('gives the last seat to one of concurrent registrations and moves, over two instances', async () => {
    for (let round = 0; round < 6; round++) {
      const day = sessionWith(1);
      const mover = await come(sessionWith(1));
      const act = actOn(await now(mover));
      const [, moved] = await Promise.all([
        register(setup.instances[0], setup.context, day),
        setup.instances[1].database.transaction((queries) =>
          changeSeat(queries, setup.context, act, { kind: 'move', toDay: day }),
        ),
        register(setup.instances[1], setup.context, day),
        register(setup.instances[0], setup.context, day),
      ]);
      const { taken, line } = await availabilityOn(day);
      expect(taken).toBe(1);
      expect(line).toHaveLength(moved.ok ? 3 : 2);
    }
  });

  it('moves a registration to a session with free seats, waits there only on request, and stores the new date', async () => {
    const [from, full, free] = [sessionWith(2), sessionWith(1), sessionWith(1)];
    await come(full);
    const reference = await come(from);
    const move = (toDay: string, orWait: boolean) => change(reference, { kind: 'move', toDay, orWait });
    expect(await move(full, false)).toMatchObject({ ok: false, why: 'full', left: 0 });
    expect(await move('2031-01-01', true)).toMatchObject({ ok: false, why: 'unknown' });
    expect(await move(free, false)).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ day: free, status: 'held' });
    expect((await findEnquiry(database(), reference))?.values.courseDate).toBe(free);
    expect(await move(full, true)).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ day: full, status: 'waiting' });
  });

  it('rejects offers, confirmations and moves after the session has started', async () => {
    const day = sessionWith(1);
    const [seated, waiting] = [await come(day), await come(day, 1, august2025 + 1)];
    const elsewhere = await come(sessionWith(1));
    await change(seated, { kind: 'cancel' });
    const startMs = Date.parse(`${day}T00:00:00+08:00`);
    const started = { ok: false, why: 'closed', closure: 'started' };
    expect(await nextAt(day, startMs - 1)).toBe(waiting);
    expect(await nextAt(day, startMs)).toBeUndefined();
    await inTransaction(async (queries) => {
      const act = actOn(await now(waiting, queries), startMs);
      expect(await changeSeat(queries, setup.context, act, { kind: 'offer' })).toEqual(started);
      expect(await changeSeat(queries, setup.context, act, { kind: 'confirm' })).toEqual(started);
      const other = actOn(await now(elsewhere, queries), startMs);
      expect(await changeSeat(queries, setup.context, other, { kind: 'move', toDay: day })).toEqual(started);
    });
    await change(waiting, { kind: 'offer' }, startMs - hourMs);
    expect((await now(waiting)).offerUntilMs).toBe(startMs);
  });

  it('orders the waiting list by arrival even when the clock is set back', async () => {
    const day = sessionWith(1);
    await come(day);
    const waiting = [
      await come(day, 1, august2025 + 2 * hourMs),
      await come(day, 1, august2025),
      await come(day, 1, august2025 + hourMs),
    ];
    const { line } = await availabilityOn(day);
    expect(line.map(({ reference }) => reference)).toEqual(waiting);
  });

  it('rejects an idempotency key that was used for another command', async () => {
    const reference = await come(sessionWith(1));
    const act = actOn(await now(reference));
    const run = (kind: 'confirm' | 'cancel') =>
      inTransaction((queries) => changeSeat(queries, setup.context, act, { kind }));
    const confirmed = await run('confirm');
    expect(await run('confirm')).toEqual(confirmed);
    expect(await run('cancel')).toEqual({ ok: false, why: 'key-reused' });
    expect(await statusOf(reference)).toBe('confirmed');
  });

  it('takes no seat away when the capacity is lowered below the taken seats, and gives no new one', async () => {
    const day = sessionWith(3);
    const taken = [await come(day), await come(day), await come(day)];
    const session = setup.sessions.find(({ start }) => start === day);
    if (session) session.seats = 1;
    const waiting = await come(day, 1, august2025 + 1);
    expect(await statusOf(waiting)).toBe('waiting');
    for (const reference of taken) {
      const { ok } = await change(reference, { kind: 'confirm' });
      expect(ok).toBe(true);
    }
    const availability = await availabilityOn(day);
    expect(availability).toMatchObject({
      capacity: 1,
      taken: 3,
      confirmed: 3,
      line: [{ reference: waiting }],
    });
    expect(freeSeats(availability)).toBe(0);
  });

  it('changes the number of a group within the seats left after the waiting list, and keeps its state and no name without a seat', async () => {
    const day = sessionWith(6);
    const reference = await come(day, 5);
    const resize = (seats: number, of = reference, names?: string[]) =>
      change(of, { kind: 'group', seats, names });
    expect(await resize(7)).toMatchObject({ ok: false, why: 'full', left: 1 });
    const waiting = await come(day, 5);
    const place = await now(waiting);
    const names = ['Ann Tan', 'Ben Lim', 'Cara Rao', 'Dev Lee'];
    expect(await resize(5, reference, names)).toMatchObject({ ok: true });
    expect(await resize(3)).toMatchObject({ ok: false, why: 'not-possible' });
    expect(await resize(3, reference, names.slice(1))).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ seats: 3, names: names.slice(1), status: 'held' });
    expect(await resize(3)).toMatchObject({ ok: false, why: 'not-possible' });
    expect((await findEnquiry(database(), reference))?.values.participants).toBe('2-5');
    expect(await resize(3, waiting)).toMatchObject({ ok: true });
    const { waitingSinceMs } = place;
    expect(await now(waiting)).toMatchObject({ seats: 3, status: 'waiting', waitingSinceMs });
    expect(await resize(4)).toMatchObject({ ok: false, why: 'full', left: 0, first: waiting });
    const [email] = (await emailsTo(reference)).slice(-1);
    expect(email?.text).toContain('is now for 3 people, no longer for 5.');
    await change(reference, { kind: 'to-waiting' });
    expect(await statusOf(reference)).toBe('waiting');
  });

  it('notifies the former address of a new one, and ends earlier links', async () => {
    const reference = await come(sessionWith(1));
    const { values = {} } = (await findEnquiry(database(), reference)) ?? {};
    await change(reference, { kind: 'correct', values: { ...values, email: 'mei@other.example' } });
    expect((await now(reference)).tokenVersion).toBe(2);
    expect((await emailsTo(reference)).map(({ recipient }) => recipient)).toEqual([
      'mei@other.example',
      'mei.tan@example.com',
    ]);
    expect((await historyOf(database(), reference)).at(-1)?.details).toEqual({ fields: 'email' });
  });
});
