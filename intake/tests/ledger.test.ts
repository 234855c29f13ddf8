import { afterAll, beforeAll, expect, it } from 'vitest';
import { availability } from '../src/ledger/full-days.ts';
import {
  answerOffer,
  cancelSeat,
  confirmSeat,
  correctDetails,
  expireOffers,
  moveSeat,
  nextWhoFits,
  offerMs,
  offerSeat,
  substitutePerson,
  toWaiting,
} from '../src/ledger/ledger.ts';
import { listSessions, sessionDetail } from '../src/ledger/overview.ts';
import { findRegistration, historyOf, type Registration } from '../src/ledger/registration.ts';
import { withoutPerson } from '../src/ledger/values.ts';
import type { Queries } from '../src/store/database.ts';
import { findEnquiry } from '../src/store/enquiries.ts';
import { findLetter, queueLetter, recallLetter } from '../src/store/letters.ts';
import { claimMessages } from '../src/store/outbox.ts';
import { deleteEnquiry } from '../src/store/purge.ts';
import { actOn, type bands, groupForm, openTwice, register, type TwoInstances } from './support/ledger.ts';
import { august2025 } from './support/service.ts';
import { overBothStores } from './support/stores.ts';

const hourMs = 60 * 60_000;

overBothStores((freshStore) => {
  let ledger: TwoInstances;
  beforeAll(async () => {
    ledger = await openTwice(freshStore);
  });
  afterAll(() => ledger.close());

  let days = 0;
  /** A session of its own for each test. */
  const sessionWith = (seats: number | undefined): string => {
    const start = new Date(Date.UTC(2026, 0, 1 + days++)).toISOString().slice(0, 10);
    ledger.sessions.push({ start, end: start, ...(seats === undefined ? {} : { seats }) });
    return start;
  };
  const database = () => ledger.instances[0].database;
  const inTransaction: TwoInstances['instances'][0]['database']['transaction'] = (work) =>
    database().transaction(work);
  const come = (day: string, seats: keyof typeof bands = 1, atMs = august2025) =>
    register(ledger.instances[0], ledger.context, day, seats, atMs);
  const now = async (reference: string, queries: Queries = database()): Promise<Registration> => {
    const registration = await findRegistration(queries, reference);
    if (!registration) throw new Error(`${reference} is not in the ledger`);
    return registration;
  };
  const stateOf = async (reference: string) => (await now(reference)).state;
  const lettersTo = (reference: string) =>
    database().all<{ id: string; subject: string; text: string; recipient: string | null }>(
      `SELECT letters.id, subject, text, recipient FROM letters JOIN outbox ON outbox.id = letters.id
       WHERE reference = $1 ORDER BY written_at, letters.id`,
      [reference],
    );

  it('who comes while there are seats has them kept, who comes after stands in line, and a group is never split', async () => {
    const day = sessionWith(6);
    const [group, five, late] = [await come(day, 5), await come(day, 5), await come(day, 1)];
    expect(await stateOf(group)).toBe('held');
    expect(await stateOf(five)).toBe('waiting');
    // One seat is left: the group of five in front doesn't fit, so it holds nobody up.
    expect(await stateOf(late)).toBe('held');
    expect(await availability(database(), ledger.context, groupForm, day)).toBe('full');
    const unnumbered = sessionWith(undefined);
    for (let count = 0; count < 3; count++) expect(await stateOf(await come(unnumbered, 10))).toBe('held');
    expect(await availability(database(), ledger.context, groupForm, unnumbered)).toBe('free');
  });

  it('nobody who comes later takes seats that somebody in line fits into', async () => {
    const day = sessionWith(5);
    const first = await come(day, 5);
    const waiting = await come(day, 5);
    await inTransaction(async (queries) =>
      cancelSeat(queries, ledger.context, actOn(await now(first, queries))),
    );
    expect(await stateOf(await come(day, 1, august2025 + 1))).toBe('waiting');
    expect(await nextWhoFits(database(), ledger.context, { form: groupForm, day }, august2025)).toBe(waiting);
  });

  it('a freed seat is offered to the first who fits, and to nobody ahead of whom somebody fits', async () => {
    const day = sessionWith(1);
    const [seated, first, second] = [
      await come(day),
      await come(day, 1, august2025 + 1),
      await come(day, 1, august2025 + 2),
    ];
    const offer = (reference: string) =>
      inTransaction(async (queries) =>
        offerSeat(queries, ledger.context, actOn(await now(reference, queries))),
      );
    expect(await offer(first)).toMatchObject({ ok: false, why: 'full', left: 0 });
    await inTransaction(async (queries) =>
      cancelSeat(queries, ledger.context, actOn(await now(seated, queries))),
    );
    expect(await offer(second)).toMatchObject({ ok: false, why: 'full', first });
    expect(await offer(first)).toMatchObject({ ok: true, version: 2 });
    expect(await stateOf(await come(day))).toBe('waiting');
    const answered = await inTransaction(async (queries) =>
      answerOffer(queries, ledger.context, { ...actOn(await now(first, queries)), isTaken: true }),
    );
    expect(answered).toEqual({ ok: true, version: 3 });
    expect(await stateOf(first)).toBe('confirmed');
  });

  it('an offer that nobody answers ends by itself once, and its group goes to the end of the line', async () => {
    const day = sessionWith(1);
    const [seated, first, second] = [
      await come(day),
      await come(day, 1, august2025 + 1),
      await come(day, 1, august2025 + 2),
    ];
    await inTransaction(async (queries) =>
      cancelSeat(queries, ledger.context, actOn(await now(seated, queries))),
    );
    await inTransaction(async (queries) =>
      offerSeat(queries, ledger.context, actOn(await now(first, queries))),
    );
    const overMs = august2025 + offerMs;
    expect(await expireOffers(database(), ledger.context, overMs - 1)).toBe(0);
    const late = await inTransaction(async (queries) =>
      answerOffer(queries, ledger.context, { ...actOn(await now(first, queries), overMs), isTaken: true }),
    );
    expect(late).toMatchObject({ ok: false, why: 'not-possible' });
    const counts = await Promise.all(
      ledger.instances.map((store) => expireOffers(store.database, ledger.context, overMs)),
    );
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await nextWhoFits(database(), ledger.context, { form: groupForm, day }, overMs)).toBe(second);
    expect((await lettersTo(first)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'A seat is free',
      'The offer has ended',
    ]);
  });

  it('two clicks on the last seat in two instances seat one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const day = sessionWith(1);
      const seated = await come(day);
      const waiting = [await come(day, 1, august2025 + 1), await come(day, 1, august2025 + 1)];
      await inTransaction(async (queries) =>
        cancelSeat(queries, ledger.context, actOn(await now(seated, queries))),
      );
      const acts = await Promise.all(waiting.map(async (reference) => actOn(await now(reference))));
      await Promise.all(
        acts.map((act, index) =>
          ledger.instances[index % 2]?.database.transaction((queries) =>
            confirmSeat(queries, ledger.context, act),
          ),
        ),
      );
      const states = await Promise.all(waiting.map(stateOf));
      expect(states.toSorted()).toEqual(['confirmed', 'waiting']);
    }
  });

  it('of two who come or move in for the last seat at once, in two instances, one gets it', async () => {
    for (let round = 0; round < 6; round++) {
      const day = sessionWith(1);
      const mover = await come(sessionWith(1));
      const move = { ...actOn(await now(mover)), toDay: day };
      const [, moved] = await Promise.all([
        register(ledger.instances[0], ledger.context, day),
        ledger.instances[1].database.transaction((queries) => moveSeat(queries, ledger.context, move)),
        register(ledger.instances[1], ledger.context, day),
        register(ledger.instances[0], ledger.context, day),
      ]);
      const { line } = await sessionDetail(database(), ledger.context, { form: groupForm, day }, august2025);
      expect(line.seatsIn).toMatchObject({ held: 1, waiting: moved.ok ? 3 : 2 });
    }
  });

  it('an act that is asked for twice happens once and is mailed once; one on an older version is refused with what was done', async () => {
    const day = sessionWith(3);
    const reference = await come(day);
    const act = actOn(await now(reference));
    const answers = await Promise.all(
      ledger.instances.map((store) =>
        store.database.transaction((queries) => confirmSeat(queries, ledger.context, act)),
      ),
    );
    expect(answers).toEqual([
      { ok: true, version: 2 },
      { ok: true, version: 2 },
    ]);
    const letters = await lettersTo(reference);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Confirmed: Professional Product Owner in the Age of AI (${reference})`,
    ]);
    expect(letters[0]?.text).toMatch(/^Dear Mei Tan,\n\nYour seat on .* is confirmed\.\n/);
    const stale = await inTransaction((queries) =>
      cancelSeat(queries, ledger.context, { ...act, actKey: 'another' }),
    );
    expect(stale).toMatchObject({
      ok: false,
      why: 'stale',
      version: 2,
      last: { act: 'confirmed', by: { kind: 'colleague', id: 'rachel' }, atMs: august2025 },
    });
    expect((await historyOf(database(), reference)).map(({ act: name }) => name)).toEqual([
      'registered',
      'confirmed',
    ]);
  });

  it('a registration moves to a date with room, waits there only when asked to, and its form says the new date', async () => {
    const [from, full, free] = [sessionWith(2), sessionWith(1), sessionWith(1)];
    await come(full);
    const reference = await come(from);
    const move = (toDay: string, orWait: boolean) =>
      inTransaction(async (queries) =>
        moveSeat(queries, ledger.context, { ...actOn(await now(reference, queries)), toDay, orWait }),
      );
    expect(await move(full, false)).toMatchObject({ ok: false, why: 'full', left: 0 });
    expect(await move('2031-01-01', true)).toMatchObject({ ok: false, why: 'unknown' });
    expect(await move(free, false)).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ day: free, state: 'held' });
    expect((await findEnquiry(database(), reference))?.values.courseDate).toBe(free);
    expect(await move(full, true)).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ day: full, state: 'waiting' });
  });

  it('a person who takes a seat over gets none of the other’s data, both are told, and letters still on their way stay with the first', async () => {
    const day = sessionWith(2);
    const reference = await come(day);
    await inTransaction(async (queries) =>
      confirmSeat(queries, ledger.context, actOn(await now(reference, queries))),
    );
    const before = await findEnquiry(database(), reference);
    const values = {
      ...withoutPerson(groupForm, {
        ...before?.values,
        phone: '+65 6123 4567',
        message: 'Mine',
        company: 'Acme',
      }),
      firstName: 'Www.pills.example',
      lastName: 'Rahim',
      email: 'syafiqah@example.com',
    };
    expect(values).not.toHaveProperty('phone');
    expect(values).not.toHaveProperty('message');
    await inTransaction(async (queries) =>
      substitutePerson(queries, ledger.context, { ...actOn(await now(reference, queries)), values }),
    );
    expect((await now(reference)).linkTurn).toBe(2);
    const letters = await lettersTo(reference);
    expect(letters.map(({ recipient, subject }) => [recipient, subject.split(':')[0]])).toEqual([
      ['mei.tan@example.com', 'Confirmed'],
      [null, 'Passed on to you'],
      ['mei.tan@example.com', 'Passed on'],
    ]);
    // Nobody writes to strangers in our name, not even through the greeting.
    expect(letters[1]?.text).toMatch(/^Good day,/);
    expect(JSON.stringify(letters[1])).not.toContain('pills');
  });

  it('after the start nobody is offered, confirmed from the line or moved in', async () => {
    const day = sessionWith(1);
    const [seated, waiting] = [await come(day), await come(day, 1, august2025 + 1)];
    const elsewhere = await come(sessionWith(1));
    await inTransaction(async (queries) =>
      cancelSeat(queries, ledger.context, actOn(await now(seated, queries))),
    );
    const startMs = Date.parse(`${day}T00:00:00+08:00`);
    const started = { ok: false, why: 'started' };
    expect(await nextWhoFits(database(), ledger.context, { form: groupForm, day }, startMs - 1)).toBe(
      waiting,
    );
    expect(await nextWhoFits(database(), ledger.context, { form: groupForm, day }, startMs)).toBeUndefined();
    await inTransaction(async (queries) => {
      const act = actOn(await now(waiting, queries), startMs);
      expect(await offerSeat(queries, ledger.context, act)).toEqual(started);
      expect(await confirmSeat(queries, ledger.context, act)).toEqual(started);
      const move = { ...actOn(await now(elsewhere, queries), startMs), toDay: day };
      expect(await moveSeat(queries, ledger.context, move)).toEqual(started);
    });
    await inTransaction(async (queries) =>
      offerSeat(queries, ledger.context, actOn(await now(waiting, queries), startMs - hourMs)),
    );
    expect((await now(waiting)).offerUntilMs).toBe(startMs);
  });

  it('a number lowered below what is taken takes no seat away and gives no new one', async () => {
    const day = sessionWith(3);
    const taken = [await come(day), await come(day), await come(day)];
    const session = ledger.sessions.find(({ start }) => start === day);
    if (session) session.seats = 1;
    const waiting = await come(day, 1, august2025 + 1);
    expect(await stateOf(waiting)).toBe('waiting');
    for (const reference of taken) {
      const { ok } = await inTransaction(async (queries) =>
        confirmSeat(queries, ledger.context, actOn(await now(reference, queries))),
      );
      expect(ok).toBe(true);
    }
    const { line, next, participants } = await sessionDetail(
      database(),
      ledger.context,
      { form: groupForm, day },
      august2025,
    );
    expect(line).toMatchObject({ seats: 1, free: 0, seatsIn: { confirmed: 3, waiting: 1 } });
    expect(participants).toHaveLength(3);
    expect(next).toBeUndefined();
    expect(
      (await listSessions(database(), ledger.context, august2025)).find((each) => each.day === day),
    ).toEqual(line);
  });

  it('a person says how many really come, within what is free', async () => {
    const day = sessionWith(6);
    const reference = await come(day, 5);
    const confirm = (seats: number) =>
      inTransaction(async (queries) =>
        confirmSeat(queries, ledger.context, { ...actOn(await now(reference, queries)), seats }),
      );
    expect(await confirm(7)).toMatchObject({ ok: false, why: 'full', left: 1 });
    expect(await confirm(3)).toMatchObject({ ok: true });
    expect(await now(reference)).toMatchObject({ seats: 3, state: 'confirmed' });
    await inTransaction(async (queries) =>
      toWaiting(queries, ledger.context, actOn(await now(reference, queries))),
    );
    expect(await stateOf(reference)).toBe('waiting');
  });

  it('another email address is told at the one before, and ends the links made so far', async () => {
    const reference = await come(sessionWith(1));
    const { values = {} } = (await findEnquiry(database(), reference)) ?? {};
    await inTransaction(async (queries) =>
      correctDetails(queries, ledger.context, {
        ...actOn(await now(reference, queries)),
        values: { ...values, email: 'mei@other.example' },
      }),
    );
    expect((await now(reference)).linkTurn).toBe(2);
    expect((await lettersTo(reference)).map(({ recipient }) => recipient)).toEqual([
      null,
      'mei.tan@example.com',
    ]);
    expect((await historyOf(database(), reference)).at(-1)?.details).toEqual({ fields: 'email' });
  });

  it('a letter can be recalled until it is on its way, and is queued once under one key', async () => {
    const reference = await come(sessionWith(1));
    const letter = {
      reference,
      subject: 'Your question',
      text: 'Dear Mei,\n\nYes.\n',
      by: { kind: 'colleague', id: 'rachel' },
      atMs: august2025,
      dueAtMs: august2025 + 10_000,
      key: 'answer-1',
    } as const;
    const id = await queueLetter(database(), letter);
    expect(await queueLetter(database(), { ...letter, text: 'Again' })).toBe(id);
    expect((await findLetter(database(), id))?.text).toBe(letter.text);
    const claimAt = async (nowMs: number) =>
      (await claimMessages(database(), ['letter'], { owner: 'me', nowMs }, 100)).map((message) => message.id);
    expect(await claimAt(august2025)).not.toContain(id);
    expect(await recallLetter(database(), id)).toBe(true);
    expect(await findLetter(database(), id)).toBeUndefined();
    await queueLetter(database(), letter);
    expect(await claimAt(august2025 + 10_000)).toContain(id);
    expect(await recallLetter(database(), id)).toBe(false);
  });

  it('deleting an enquiry frees its seats and leaves nothing of it in the ledger', async () => {
    const day = sessionWith(1);
    const [seated, waiting] = [await come(day), await come(day, 1, august2025 + 1)];
    await inTransaction(async (queries) =>
      confirmSeat(queries, ledger.context, actOn(await now(seated, queries))),
    );
    await deleteEnquiry(database(), seated, august2025);
    for (const table of ['registrations', 'registration_history', 'outbox']) {
      expect(await database().all(`SELECT * FROM ${table} WHERE reference = $1`, [seated])).toEqual([]);
    }
    expect(await lettersTo(seated)).toEqual([]);
    expect(await nextWhoFits(database(), ledger.context, { form: groupForm, day }, august2025)).toBe(waiting);
  });
});
