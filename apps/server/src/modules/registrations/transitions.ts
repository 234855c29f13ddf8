import { dayMs, startOfDay } from '@vanda/forms/day';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { Registration, RegistrationStatus } from './registration.ts';
import { type Closure, closureOf, hasStarted, sessionOn } from './seats.ts';

export type Transition =
  | {
      readonly kind: 'group';
      readonly seats?: number | undefined;
      readonly names?: readonly string[] | undefined;
    }
  /**
   * `toDay` undefined: without a date yet. `isFull`: to the end of the new waiting list. `isPostponed`: the
   * person has not agreed yet, so a confirmed seat is held.
   */
  | {
      readonly kind: 'move';
      readonly toDay: string | undefined;
      readonly isFull?: boolean;
      readonly isPostponed?: boolean;
    }
  /** An offer ends with the start of the session at the latest, and after {@link offerMs} where no end is given. */
  | { readonly kind: 'offer'; readonly untilMs?: number | undefined }
  | { readonly kind: 'correct'; readonly isOtherAddress: boolean }
  | {
      readonly kind:
        | 'confirm'
        | 'substitute'
        | 'cancel'
        | 'take'
        | 'decline'
        | 'expire'
        | 'to-waiting'
        | 'renew-link';
    };

export type TransitionFailure = { readonly ok: false } & (
  | { readonly why: 'unknown' }
  | { readonly why: 'closed'; readonly closure: Closure }
  /** The offer would end within {@link shortestOfferMs}, or has ended. */
  | { readonly why: 'offer-too-short' }
  | { readonly why: 'not-possible'; readonly status: RegistrationStatus }
);

export type TransitionContext = {
  readonly sessionsOf: SessionsOf;
  readonly nowMs: number;
  readonly endOfLineMs: number;
};

export const offerMs = dayMs;

/** The shortest time that an offer gives its person. */
export const shortestOfferMs = 60 * 60_000;

/** All rules about states; the caller checks availability. Pure: shared by preview and change. */
export function applyTransition(
  before: Registration,
  transition: Transition,
  { sessionsOf, nowMs, endOfLineMs }: TransitionContext,
): Registration | TransitionFailure {
  const closure = closureOf(sessionsOf, before, nowMs);
  const isCancelled = before.status === 'cancelled';
  switch (transition.kind) {
    case 'confirm':
      if (isCancelled || before.status === 'confirmed') return notPossible(before);
      return closure ? closed(closure) : { ...before, ...seated('confirmed') };
    case 'group': {
      const { seats = before.seats, names = before.names } = transition;
      const isSame = seats === before.seats && names.join('\n') === before.names.join('\n');
      if (isCancelled || isSame || names.length > seats) return notPossible(before);
      return closure ? closed(closure) : { ...before, seats, names };
    }
    case 'move':
      return moved(before, transition, { sessionsOf, nowMs, endOfLineMs });
    case 'offer': {
      if (before.status !== 'waiting' || before.day === undefined) return notPossible(before);
      if (closure) return closed(closure);
      const { untilMs = nowMs + offerMs } = transition;
      const offerUntilMs = Math.min(untilMs, startOfDay(before.day).getTime());
      return offerUntilMs < nowMs + shortestOfferMs
        ? { ok: false, why: 'offer-too-short' }
        : { ...before, status: 'offered', offerUntilMs };
    }
    case 'take':
      if (before.status !== 'offered') return notPossible(before);
      if (closure) return closed(closure);
      // The offer has expired and was not processed yet.
      return (before.offerUntilMs ?? 0) <= nowMs
        ? notPossible(before)
        : { ...before, ...seated('confirmed') };
    case 'decline':
      return before.status === 'offered' ? { ...before, ...seated('cancelled') } : notPossible(before);
    case 'expire':
      return expired(before, closure, { nowMs, endOfLineMs });
    case 'to-waiting':
      if (before.day === undefined || !isSeated(before)) return notPossible(before);
      return closure ? closed(closure) : { ...before, ...waiting(endOfLineMs) };
    case 'substitute':
      if (isCancelled) return notPossible(before);
      return closure ? closed(closure) : { ...before, tokenVersion: before.tokenVersion + 1, names: [] };
    case 'correct':
      return { ...before, tokenVersion: before.tokenVersion + (transition.isOtherAddress ? 1 : 0) };
    case 'cancel':
      return isCancelled ? notPossible(before) : { ...before, ...seated('cancelled') };
    case 'renew-link':
      return { ...before, tokenVersion: before.tokenVersion + 1 };
  }
}

export const isSeated = ({ status }: Registration): boolean =>
  status === 'held' || status === 'confirmed' || status === 'offered';

/** Confirmed seats stay confirmed. A seat without a date is not confirmed. */
function moved(
  before: Registration,
  { toDay, isFull, isPostponed }: Extract<Transition, { kind: 'move' }>,
  { sessionsOf, nowMs, endOfLineMs }: TransitionContext,
): Registration | TransitionFailure {
  if (before.status === 'cancelled' || before.day === toDay) return notPossible(before);
  if (toDay === undefined) return { ...before, ...seated('held'), day: undefined };
  if (!sessionOn(sessionsOf, before.form, toDay)) return { ok: false, why: 'unknown' };
  if (hasStarted(toDay, nowMs)) return closed('started');
  const isConfirmed = before.status === 'confirmed' && !isPostponed;
  const place = isFull ? waiting(endOfLineMs) : seated(isConfirmed ? 'confirmed' : 'held');
  return { ...before, ...place, day: toDay };
}

/** An expired offer goes to the end of the list; one of a withdrawn date keeps its place. */
function expired(
  before: Registration,
  closure: Closure | undefined,
  { nowMs, endOfLineMs }: Omit<TransitionContext, 'sessionsOf'>,
): Registration | TransitionFailure {
  if (before.status !== 'offered') return notPossible(before);
  if (closure === 'started') return { ...before, ...seated('cancelled') };
  if (closure === 'withdrawn') return { ...before, status: 'waiting', offerUntilMs: undefined };
  return (before.offerUntilMs ?? 0) <= nowMs ? { ...before, ...waiting(endOfLineMs) } : notPossible(before);
}

const seated = <State extends RegistrationStatus>(status: State) => ({
  status,
  waitingSinceMs: undefined,
  offerUntilMs: undefined,
});

const waiting = (sinceMs: number) =>
  ({ status: 'waiting', waitingSinceMs: sinceMs, offerUntilMs: undefined }) as const;

const closed = (closure: Closure): TransitionFailure => ({ ok: false, why: 'closed', closure });

const notPossible = ({ status }: Registration): TransitionFailure => ({
  ok: false,
  why: 'not-possible',
  status,
});
