import { calendarFile, calendarUid } from '@vanda/forms/calendar';
import { singaporeTime } from '@vanda/forms/day';
import type { EventKind } from '../../schemas/instrument.ts';
import {
  type Clock,
  clocksOf,
  deadline,
  isAfter,
  momentIn,
  withinWords,
} from '../../topics/regulation/which-laws/clocks.ts';
import type { Finder } from '../../topics/regulation/which-laws/find-laws.ts';
import { linkOf, readLink } from '../EuCheck/check-link.ts';
import { listUnder, markdownOf } from '../EuCheck/record-markdown.ts';
import type { IncidentCopy } from './Incident.tsx';

export type Incident = { event: EventKind; markets: readonly string[]; noticedMs: number };
/** Clocks with a deadline first, in their order. */
export type CountedClock = Clock & { atMs?: number | undefined; city: string; timeZone: string };

export function countClocks(
  finder: Finder,
  zones: IncidentCopy['zones'],
  { event, markets, noticedMs }: Incident,
): CountedClock[] {
  const day = singaporeTime(noticedMs).slice(0, 10);
  return clocksOf(finder.laws, day)
    .filter((clock) => isAfter(event)(clock) && markets.includes(`in-${clock.market}`))
    .map((clock) => {
      const { city, zone: timeZone } = zones[clock.market];
      return { ...clock, city, timeZone, atMs: deadline(noticedMs, clock.notice, timeZone) };
    })
    .sort((a, b) => (a.atMs ?? Number.MAX_VALUE) - (b.atMs ?? Number.MAX_VALUE));
}

export const byWords = ({ atMs, city, timeZone }: CountedClock): string =>
  atMs === undefined ? 'Without delay' : `${momentIn(atMs, timeZone)} in ${city}`;

export function countWords({ atMs, notice }: CountedClock): string {
  if (atMs === undefined) return 'The law names no figure.';
  const within = `Within ${withinWords(notice)}`;
  return notice.after
    ? `${within}. The law counts from ${notice.after}; here from when you noticed.`
    : `${within}.`;
}

export const whomWords = ({ notice: { whom, if: threshold } }: CountedClock): string[] => [
  `Tell ${whom}.`,
  ...(threshold ? [`If ${threshold}.`] : []),
];

export const wordsOf = (clock: CountedClock) => [countWords(clock), ...whomWords(clock)].join(' ');

const eventOf = ({ events }: IncidentCopy, { event }: Incident) => events.find(({ id }) => id === event);

export const linkTo = ({ version }: Finder, { event, markets, noticedMs }: Incident) =>
  linkOf({ version, answers: { event: [event], markets, noticed: [String(noticedMs)] } });

export function readIncident(copy: IncidentCopy, hash: string, nowMs: number): Incident {
  const { event, markets = [], noticed } = readLink(hash)?.answers ?? {};
  const known = copy.events.find(({ id }) => event?.includes(id)) ?? copy.events[0];
  const ms = Number(noticed?.[0]);
  return {
    event: known?.id ?? 'breach',
    markets: markets.filter((id) => id.slice(3) in copy.zones),
    // In minutes, as in the field. An impossible day counts as now.
    noticedMs: ms > 0 && ms < 4e12 ? ms : Math.floor(nowMs / 60_000) * 60_000,
  };
}

export function markdownRecord(
  copy: IncidentCopy,
  incident: Incident,
  clocks: readonly CountedClock[],
  link: string,
) {
  const event = eventOf(copy, incident);
  return markdownOf([
    `# ${event?.title ?? ''}`,
    `Noticed: ${momentIn(incident.noticedMs, 'Asia/Singapore')} in Singapore.`,
    ...listUnder(
      copy.form.clocks,
      clocks.map((clock) => `**${byWords(clock)}** ${wordsOf(clock)} (${clock.law.name})`),
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
          uid: calendarUid(
            `${clock.atMs}-${clock.law.id}-${clock.duty.notices?.indexOf(clock.notice)}`,
            'incident',
          ),
          createdAtMs,
          title: `${clock.law.name}: tell ${clock.notice.whom}`,
          description: wordsOf(clock),
          session: { start: day, end: day, startTime: time, endTime: time },
          status: 'CONFIRMED' as const,
          isReminder: true,
        },
      ];
    }),
  );
