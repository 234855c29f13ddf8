import { addDays, hourMs, startOfDay } from '@vanda/forms/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Registration, toRegistration } from '../src/modules/registrations/registration.ts';
import {
  type CommandResult,
  changeSeat,
  expireOffers,
  nextWhoFits,
  type SeatChange,
  type SeatCommand,
} from '../src/modules/registrations/seat-register.ts';
import { actOn, groupForm, openTwice, register, type TwoInstances } from './support/seat-register.ts';
import { isLongRun, overStores } from './support/stores.ts';

const [plays, maxLength] = isLongRun ? [200, 40] : [30, 9];

const actKinds = [
  'confirm',
  'resize',
  'cancel',
  'offer',
  'take',
  'decline',
  'wait',
  'move',
  'moveOrWait',
] as const;
type ActKind = (typeof actKinds)[number];

const actKind = fc.constantFrom(...actKinds, 'cancel' as const, 'offer' as const);
const session = fc.constantFrom(0, 1);
const instance = fc.constantFrom(0, 1);
const who = fc.nat(30);

const often = <Shape>(weight: number, shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> }) => ({
  weight,
  arbitrary: fc.record(shape),
});
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = fc.oneof(
  often(5, { kind: kind('register'), instance, session, seats: fc.constantFrom(1, 1, 1, 5, 10) }),
  often(8, { kind: actKind, instance, who, session, seats: fc.integer({ min: 1, max: 6 }) }),
  often(3, { kind: kind('rush'), session, seats: fc.constantFrom(1, 1, 5) }),
  often(1, { kind: kind('expire', 'start') }),
  often(1, { kind: kind('number'), session, seats: fc.integer({ min: 1, max: 12 }) }),
  often(3, { kind: kind('rivals'), acts: fc.tuple(actKind, actKind), who: fc.tuple(who, who) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let runs = 0;

/**
 * Random sequences over two instances against a model: never oversold, groups whole, no group overtaken by a
 * later one while it fits, no promotion after the start, one history line and one email for each change.
 */
overStores((freshStore) => {
  it(`sells no seat twice, keeps the waiting order and mails each change once, in ${plays} random plays over two instances`, {
    timeout: 600_000,
  }, async () => {
    const setup = await openTwice(freshStore);
    const seats = fc.integer({ min: 1, max: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(seats, seats),
        fc.array(step, { minLength: 3, maxLength }),
        (capacities, steps) => play(setup, capacities, steps),
      ),
      { numRuns: plays },
    );
    await setup.close();
  });
});

type Game = { readonly setup: TwoInstances; readonly days: readonly [string, string]; nowMs: number };

async function play(setup: TwoInstances, seats: readonly [number, number], steps: readonly Step[]) {
  const first = addDays('2026-01-01', 2 * runs++);
  const days = [first, addDays(first, 1)] as const;
  setup.sessions.push(...days.map((start, index) => ({ start, end: start, seats: seats[index] ?? 1 })));
  const game: Game = { setup, days, nowMs: startOfDay(first).getTime() - 240 * hourMs };
  for (const each of steps) {
    game.nowMs += 1000;
    await happen(game, each);
  }
  await checkBooks(game);
}

const databaseOf = ({ setup }: Game, number: 0 | 1 = 0) => setup.instances[number].database;
const seatsOf = ({ setup }: Game, day: string) =>
  setup.sessions.find(({ start }) => start === day)?.seats ?? 0;

async function all(game: Game): Promise<Registration[]> {
  const rows = await databaseOf(game).all(
    'SELECT * FROM registrations WHERE form = $1 AND day IN ($2, $3) ORDER BY reference',
    [groupForm, ...game.days],
  );
  return rows.map(toRegistration);
}

async function happen(game: Game, each: Step): Promise<void> {
  const { instances, context, sessions } = game.setup;
  const before = await all(game);
  const pick = (number: number) => before[number % Math.max(1, before.length)];
  switch (each.kind) {
    case 'register': {
      const day = game.days[each.session];
      if (startOfDay(day).getTime() <= game.nowMs) return;
      const reference = await register(instances[each.instance], context, day, each.seats, game.nowMs);
      const isFitting = each.seats <= leftFor(game, before, day);
      const after = await all(game);
      expect(after.find((one) => one.reference === reference)?.status).toBe(isFitting ? 'held' : 'waiting');
      return checkStep(game, before, after, true);
    }
    case 'rush': {
      const day = game.days[each.session];
      if (startOfDay(day).getTime() <= game.nowMs) return;
      await Promise.all(instances.map((store) => register(store, context, day, each.seats, game.nowMs)));
      return checkStep(game, before, await all(game), false);
    }
    case 'expire':
      game.nowMs += 30 * hourMs;
      await Promise.all(instances.map((store) => expireOffers(store.database, context, game.nowMs)));
      return checkStep(game, before, await all(game), true);
    case 'start':
      game.nowMs = Math.max(game.nowMs, startOfDay(game.days[0]).getTime());
      return;
    case 'number': {
      const changed = sessions.find(({ start }) => start === game.days[each.session]);
      if (changed) changed.seats = each.seats;
      return checkNext(game, before);
    }
    case 'rivals': {
      const [one, other] = [pick(each.who[0]), pick(each.who[1])];
      if (!one || !other) return;
      const results = await Promise.all([
        run(game, 0, each.acts[0], actOn(one, game.nowMs), 1, 1),
        run(game, 1, each.acts[1], actOn(other, game.nowMs), 1, 0),
      ]);
      // Of two who saw the same version, one at most changes it.
      if (one === other) expect(results.filter(({ ok }) => ok).length).toBeLessThan(2);
      return checkStep(game, before, await all(game), false);
    }
    default: {
      const chosen = pick(each.who);
      if (!chosen) return;
      const act = actOn(chosen, game.nowMs);
      const result = await run(game, each.instance, each.kind, act, each.seats, each.session);
      const again = await run(game, each.instance === 0 ? 1 : 0, each.kind, act, each.seats, each.session);
      if (result.ok) expect(again).toEqual(result);
      const after = await all(game);
      if (!result.ok) {
        expect(after).toEqual(before);
        if (result.why === 'full' && (each.kind === 'offer' || each.kind === 'confirm'))
          expect(chosen.seats).toBeGreaterThan(leftFor(game, before, chosen.day ?? '', chosen));
      }
      return checkStep(game, before, after, true);
    }
  }
}

function run(
  game: Game,
  number: 0 | 1,
  kind: ActKind,
  act: SeatCommand,
  seats: number,
  session: 0 | 1,
): Promise<CommandResult> {
  const { context } = game.setup;
  const toDay = game.days[session];
  const changes: Record<ActKind, SeatChange> = {
    confirm: { kind: 'confirm' },
    resize: { kind: 'group', seats },
    cancel: { kind: 'cancel' },
    offer: { kind: 'offer' },
    take: { kind: 'take' },
    decline: { kind: 'decline' },
    wait: { kind: 'to-waiting' },
    move: { kind: 'move', toDay },
    moveOrWait: { kind: 'move', toDay, orWait: true },
  };
  return databaseOf(game, number).transaction((queries) => changeSeat(queries, context, act, changes[kind]));
}

const isSeated = ({ status }: Registration) =>
  status === 'held' || status === 'confirmed' || status === 'offered';

const takenOn = (registrations: readonly Registration[], day: string): number =>
  registrations.filter((one) => one.day === day && isSeated(one)).reduce((sum, { seats }) => sum + seats, 0);

const lineOn = (registrations: readonly Registration[], day: string): Registration[] =>
  registrations
    .filter((one) => one.day === day && one.status === 'waiting')
    .toSorted(
      (a, b) => (a.waitingSinceMs ?? 0) - (b.waitingSinceMs ?? 0) || (a.reference < b.reference ? -1 : 1),
    );

/** Seats left after all groups ahead that fit. */
function leftFor(game: Game, registrations: readonly Registration[], day: string, me?: Registration): number {
  let free = Math.max(0, seatsOf(game, day) - takenOn(registrations, day));
  for (const one of lineOn(registrations, day)) {
    if (one.reference === me?.reference) break;
    if (one.seats <= free) free -= one.seats;
  }
  return free;
}

async function checkStep(
  game: Game,
  before: readonly Registration[],
  after: readonly Registration[],
  isAlone: boolean,
): Promise<void> {
  const earlier = new Map(before.map((one) => [one.reference, one]));
  for (const day of game.days) {
    expect(takenOn(after, day), 'never oversold').toBeLessThanOrEqual(
      Math.max(seatsOf(game, day), takenOn(before, day)),
    );
  }
  for (const one of after) {
    const was = earlier.get(one.reference);
    const day = one.day ?? '';
    const isPromoted = isSeated(one) && was !== undefined && (!isSeated(was) || was.day !== day);
    if (isPromoted)
      expect(startOfDay(day).getTime(), 'nobody promoted after the start').toBeGreaterThan(game.nowMs);
    if (isPromoted && isAlone) {
      const place = was.day === day ? was : undefined;
      expect(one.seats, 'nobody overtaken').toBeLessThanOrEqual(leftFor(game, before, day, place));
    }
    if (was && one.seats !== was.seats) expect(one.status, 'groups whole').toBe(was.status);
  }
  await checkNext(game, after);
}

async function checkNext(game: Game, registrations: readonly Registration[]): Promise<void> {
  for (const day of game.days) {
    const free = seatsOf(game, day) - takenOn(registrations, day);
    const hasStarted = startOfDay(day).getTime() <= game.nowMs;
    const expected = hasStarted ? undefined : lineOn(registrations, day).find(({ seats }) => seats <= free);
    const session = { form: groupForm, day } as const;
    const next = await nextWhoFits(databaseOf(game), game.setup.context, session, game.nowMs);
    expect(next).toBe(expected?.reference);
  }
}

async function checkBooks(game: Game): Promise<void> {
  for (const { reference, version } of await all(game)) {
    const versions = Array.from({ length: version }, (_, index) => index + 1);
    const history = await databaseOf(game).all<{ version: number }>(
      'SELECT version FROM registration_history WHERE reference = $1 ORDER BY version',
      [reference],
    );
    expect(history.map((line) => line.version)).toEqual(versions);
    const emails = await databaseOf(game).all<{ id: string }>(
      "SELECT id FROM outbox WHERE reference = $1 AND kind = 'email'",
      [reference],
    );
    expect(emails.map(({ id }) => Number(id.split('-').at(-1))).toSorted((a, b) => a - b)).toEqual(
      versions.slice(1),
    );
  }
}
