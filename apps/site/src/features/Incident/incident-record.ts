import { idsIn } from '@vanda/eu-ai-act-rules/conditions';
import { calendarFile, calendarUid } from '@vanda/forms/calendar';
import { shortDate, singaporeTime } from '@vanda/forms/day';
import type { EventKind } from '../../schemas/instrument.ts';
import { capital } from '../../text/capital.ts';
import {
  actWords,
  bindsSome,
  type Clock,
  clocksOf,
  deadline,
  isAfter,
  isBinding,
  laterLaws,
  momentIn,
  startOf,
  withinWords,
} from '../../topics/regulation/which-laws/clocks.ts';
import type { Finder, FinderLaw } from '../../topics/regulation/which-laws/find-laws.ts';
import { linkOf, readLink } from '../EuCheck/check-link.ts';
import { listUnder, markdownOf } from '../EuCheck/record-markdown.ts';
import type { IncidentCopy } from './Incident.tsx';

export type Incident = {
  event: EventKind;
  markets: readonly string[];
  /** The firm, or a branch of it, is in Singapore: its law counts wherever the people are. */
  isAtHome: boolean;
  /** What the firm is: kinds of `firm` of the notices, or `none`. Empty where it has not said. */
  kinds: readonly string[];
  noticedMs: number;
  /** Moments from which clocks count that do not begin with the notice, by the key of the clock. */
  moments: Readonly<Record<string, number>>;
};
/** `starts` is the moment to ask for. */
export type CountedClock = Clock & {
  key: string;
  starts?: string | undefined;
  /** It binds every firm, or the firm has said that it is such a firm. */
  isOurs: boolean;
  atMs?: number | undefined;
  isPast: boolean;
  isMore: boolean;
  city: string;
  timeZone: string;
  others?: string | undefined;
};

const momentKey = 'at-';
const notAtHome = 'not-in-singapore';

const dayOf = ({ noticedMs }: Incident) => singaporeTime(noticedMs).slice(0, 10);

const inMarkets = ({ markets, isAtHome }: Incident, market: string | undefined) =>
  markets.includes(`in-${market}`) || (isAtHome && market === 'singapore' && markets.length > 0);

/** Of the words of the notice: in a link of older records, a moment never belongs to another clock. */
const keyOf = ({ law, notice: { act, within, after } }: Clock): string =>
  [law.id, act, within, after]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Its duties are the customer’s, where a firm only acts for one. */
export const hasCustomers = ({ rule }: FinderLaw) =>
  rule?.customer !== undefined && idsIn(rule.customer).includes('for-customer');

const alwaysShown = 8;

/**
 * By the deadline, counted from the noticing, so that a moment that is entered moves no row: what can still be
 * met before what has passed for some firms, those without a figure last. `isMore` is a clock of firms that the visitor’s
 * is not; else it never binds this firm for certain, has passed, or is among the next eight.
 */
export function countClocks(
  { form, zones }: IncidentCopy,
  finder: Finder,
  incident: Incident,
  nowMs: number,
): CountedClock[] {
  const { event, kinds, noticedMs, moments } = incident;
  const running = clocksOf(finder.laws, dayOf(incident)).filter(
    (clock) =>
      isAfter(event)(clock) &&
      (inMarkets(incident, clock.market) || (clock.notice.isAnywhere && incident.markets.length > 0)),
  );
  const isSuppliers = ({ notice }: Clock) => notice.firm === 'processor' && kinds.includes('processor');
  const suppliers = new Set(running.filter(isSuppliers).map(({ law }) => law));
  return running
    .map((clock) => {
      // A supplier tells its customer, who owes the rest.
      const isCustomers =
        clock.notice.firm === undefined &&
        (suppliers.has(clock.law) || (kinds.includes('processor') && hasCustomers(clock.law)));
      if (!isCustomers) return clock;
      const condition = [form.yours, clock.notice.if].filter(Boolean).join(', and ');
      return { ...clock, notice: { ...clock.notice, firm: 'other' as const, if: condition } };
    })
    .map((clock) => {
      const { notice, market } = clock;
      const { city, zone: timeZone, others } = zones[market];
      const key = keyOf(clock);
      const starts = startOf(notice, event);
      const fromMs = starts === undefined ? noticedMs : moments[key];
      const atMs = fromMs === undefined || notice.isSet ? fromMs : deadline(fromMs, notice, timeZone);
      const isPast = atMs !== undefined && atMs < nowMs;
      const order = deadline(noticedMs, notice, timeZone);
      // Whoever enters the moment of a ransom or an order has it.
      const isOurs =
        notice.firm === undefined ||
        kinds.includes(notice.firm) ||
        (notice.firm === 'other' && starts !== undefined && atMs !== undefined);
      const isOfOthers = !isOurs && kinds.length > 0 && notice.firm !== 'other';
      const isLate = order !== undefined && order < nowMs && !isOurs;
      const group = isSuppliers(clock) ? -1 : isOfOthers ? 3 : order === undefined ? 2 : Number(isLate);
      const ranks = [group, order ?? 0, Number(!isOurs), Number(market !== 'singapore')];
      const counted = { ...clock, key, starts, isOurs, atMs, isPast, city, timeZone, others };
      return { ranks, isOfOthers, isFoldable: !isOurs && !isLate, counted };
    })
    .sort((a, b) => a.ranks.map((rank, i) => rank - (b.ranks[i] ?? 0)).find((by) => by !== 0) ?? 0)
    .map(({ isOfOthers, isFoldable, counted }, i) => ({
      ...counted,
      isMore: isOfOthers || (i >= alwaysShown && isFoldable),
    }))
    .sort((a, b) => Number(a.isMore) - Number(b.isMore));
}

/** What the law of a market chosen says where it asks for no notice, or not yet, and the markets without a clock. */
export function silences(
  { form }: IncidentCopy,
  finder: Finder,
  incident: Incident,
  clocks: readonly CountedClock[],
) {
  const named = finder.questions[0]?.answers.filter(({ id }) => inMarkets(incident, id.slice(3))) ?? [];
  return named.flatMap(({ id, title }) => {
    const market = id.slice(3);
    const voluntary = finder.laws.flatMap((law) =>
      incident.event === 'breach' && law.market === market && law.notOwed?.breach
        ? [`${law.notOwed.breach} (${law.name})`]
        : [],
    );
    const isCounted = (clock: Clock) => clock.market === market && isAfter(incident.event)(clock);
    const later = laterLaws(finder.laws, dayOf(incident), isCounted).map(({ law, date }) =>
      form.begins.replace('{law}', law.name).replace('{day}', shortDate(date)),
    );
    const isSilent =
      voluntary.length + later.length === 0 && !clocks.some((clock) => clock.market === market);
    return [...voluntary, ...later, ...(isSilent ? ['We know of no clock there for this event.'] : [])].map(
      (text) => ({ title, text }),
    );
  });
}

/** That the cause of a decision or complaint may be a breach, whose clock runs too. */
export function breachToo({ form }: IncidentCopy, { laws }: Finder, incident: Incident) {
  if (!['decision', 'complaint', 'outage'].includes(incident.event)) return;
  const [first] = clocksOf(laws, dayOf(incident)).filter(
    (clock) =>
      isAfter('breach')(clock) &&
      !isAfter(incident.event)(clock) &&
      !bindsSome(clock) &&
      inMarkets(incident, clock.market),
  );
  if (!first) return;
  const within = [withinWords(first.notice), first.notice.after].filter(Boolean).join(' from ');
  const { title, note } = form.breach;
  return { title, text: note.replace('{within}', within).replace('{law}', first.law.name) };
}

export function byWords(clock: CountedClock): string {
  const { atMs, isPast, isOurs, starts, notice, city, timeZone } = clock;
  const passed = `: passed, do it now${isOurs ? '' : ` if ${notice.if}`}`;
  if (atMs !== undefined) return `${momentIn(atMs, timeZone)} in ${city}${isPast ? passed : ''}`;
  if (starts === undefined || notice.isSet) return capital(withinWords(notice));
  return `${withinWords(notice)} from ${starts}`;
}

export function countWords({ atMs, starts, notice, others }: CountedClock): string {
  if (atMs === undefined)
    return starts === undefined
      ? 'The law names no figure.'
      : `Enter ${notice.isSet ? 'that time' : 'when that was'}, and the hour appears here.`;
  if (notice.isSet) return `As ${starts} says.`;
  const from = starts === undefined ? '' : ` from ${starts}`;
  return [`Within ${withinWords(notice)}${from}.`, others].filter(Boolean).join(' ');
}

export const wordsOf = (clock: CountedClock) =>
  [countWords(clock), ...actWords(clock, clock.isOurs)].join(' ');

/** Whom a law reaches, its officer, what else it asks on the event’s own subject, and the penalty for silence. */
export const reachOf = ({ reach, duties, firstStep, penalty }: FinderLaw, event: EventKind): string[] =>
  [
    reach,
    ...duties
      .filter(({ topic, about }) => topic === 'officer' || about?.includes(event))
      .map(({ text }) => text),
    // Of a law on data, the step is about decisions.
    event !== 'breach' && event !== 'outage' && firstStep && `First step: ${firstStep}`,
    penalty && `Penalty: ${penalty}`,
  ].filter((text) => typeof text === 'string');

/** Those with a clock that runs, and those of the markets with a duty on the event’s subject. */
export const lawsOf = ({ laws }: Finder, incident: Incident, clocks: readonly Clock[]) =>
  laws.filter(
    (law) =>
      clocks.some((clock) => clock.law === law) ||
      (law.kind === 'law' &&
        inMarkets(incident, law.market) &&
        isBinding(law, dayOf(incident)) &&
        law.duties.some(({ about }) => about?.includes(incident.event))),
  );

const eventOf = ({ events }: IncidentCopy, { event }: Incident) => events.find(({ id }) => id === event);

export const linkTo = (
  { version }: Finder,
  { event, markets, isAtHome, kinds, noticedMs, moments }: Incident,
) => {
  const firm = [...kinds, ...(isAtHome ? [] : [notAtHome])];
  return linkOf({
    version,
    answers: {
      event: [event],
      markets,
      ...(firm.length > 0 && { firm }),
      noticed: [String(noticedMs)],
      ...Object.fromEntries(Object.entries(moments).map(([key, ms]) => [momentKey + key, [String(ms)]])),
    },
  });
};

const isMoment = (ms: number) => ms > 0 && ms < 4e12;

export function readIncident(copy: IncidentCopy, hash: string, nowMs: number): Incident {
  const { event, markets = [], firm = [], noticed, ...others } = readLink(hash)?.answers ?? {};
  const known = copy.events.find(({ id }) => event?.includes(id)) ?? copy.events[0];
  const ms = Number(noticed?.[0]);
  return {
    event: known?.id ?? 'breach',
    markets: markets.filter((id) => id.slice(3) in copy.zones),
    isAtHome: !firm.includes(notAtHome),
    kinds: firm.filter((id) => copy.form.kinds.some((kind) => kind.id === id)),
    // In minutes, as in the field. An impossible day counts as now.
    noticedMs: isMoment(ms) ? ms : Math.floor(nowMs / 60_000) * 60_000,
    moments: Object.fromEntries(
      Object.entries(others).flatMap(([key, [at]]) =>
        key.startsWith(momentKey) && isMoment(Number(at)) ? [[key.slice(momentKey.length), Number(at)]] : [],
      ),
    ),
  };
}

export function markdownRecord(
  copy: IncidentCopy,
  finder: Finder,
  incident: Incident,
  clocks: readonly CountedClock[],
  silent: readonly { title: string; text: string }[],
  link: string,
) {
  const event = eventOf(copy, incident);
  return markdownOf([
    `# ${event?.title ?? ''}`,
    `Noticed: ${momentIn(incident.noticedMs, 'Asia/Singapore')} in Singapore.`,
    ...listUnder(copy.form.clocks, [
      ...clocks.map((clock) => `**${byWords(clock)}** ${wordsOf(clock)} (${clock.law.name})`),
      ...silent.map(({ title, text }) => `${title}: ${text}`),
    ]),
    ...listUnder(
      copy.form.reach,
      lawsOf(finder, incident, clocks).map(
        (law) => `**${law.name}** ${reachOf(law, incident.event).join(' ')}`,
      ),
    ),
    ...listUnder(copy.form.write, event?.write ?? []),
    `[The same answers](${link})`,
  ]);
}

export const incidentCalendar = (clocks: readonly CountedClock[], createdAtMs: number) =>
  calendarFile(
    ...clocks.flatMap((clock) => {
      if (clock.atMs === undefined) return [];
      const local = singaporeTime(clock.atMs);
      const [day, time] = [local.slice(0, 10), local.slice(11, 16)];
      return [
        {
          uid: calendarUid(`${clock.atMs}-${clock.key}`, 'incident'),
          createdAtMs,
          title: `${clock.law.name}: ${clock.notice.act}`,
          description: wordsOf(clock),
          session: { start: day, end: day, startTime: time, endTime: time },
          status: 'CONFIRMED' as const,
          isReminder: true,
        },
      ];
    }),
  );
