import { shortDate } from '@vanda/forms/day';
import { plainText } from '../../text/rich-text.ts';
import type { NamedInstrument } from './references.ts';

type Change = { date: string; title: string; text: string };

/** Call after references are filled in. */
export const newestFirst = <Dated extends Pick<Change, 'date'>>(changes: readonly Dated[]): Dated[] =>
  changes.toSorted((a, b) => b.date.localeCompare(a.date));

/** `changed-2026-07-27`; a second one that day ends in `-2`. */
export function changeAnchors(changes: readonly Pick<Change, 'date'>[]): string[] {
  const seen = new Map<string, number>();
  return changes.map(({ date }) => {
    const count = (seen.get(date) ?? 0) + 1;
    seen.set(date, count);
    return `changed-${date}${count > 1 ? `-${count}` : ''}`;
  });
}

/** `subject`: the page, rule or market that the title is about. */
export type FeedEntry = {
  subject: string;
  title: string;
  text: string;
  date: string;
  dateText?: string | undefined;
  path: string;
};

/** Changes, newest first; each entry links to its anchor. */
export const changeFeed = (
  pages: readonly { shortTitle: string; path: string; changes: readonly Change[] }[],
): FeedEntry[] =>
  pages
    .flatMap(({ shortTitle, path, changes }) => {
      const anchors = changeAnchors(changes);
      return changes.map(({ date, title, text }, i) => ({
        subject: shortTitle,
        title,
        text: plainText(text),
        date,
        path: `${path}#${anchors[i]}`,
      }));
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));

const mostEntries = 50;

/**
 * Past days on which a rule began, ended or changed its status, with its next beginning, and decisions on it, newest first.
 * @param places names of jurisdictions
 */
export const newestDays = (
  instruments: readonly NamedInstrument[],
  places: ReadonlyMap<string, string>,
  today: string,
): FeedEntry[] =>
  instruments
    .flatMap(({ shortName, jurisdiction, place, explainedAt, history, dates, decisions }) => {
      const changes = dates.filter(
        ({ date, mark }) => mark !== 'event' || history.some(({ from }) => from === date),
      );
      const next = changes.find(({ date, mark }) => date > today && mark === 'begins');
      const then = next ? `. From ${next.dateText ?? shortDate(next.date)}: ${next.title}` : '';
      return [...changes.map((one) => ({ ...one, text: one.title + then })), ...decisions]
        .filter(({ date }) => date <= today)
        .map(({ text, date, dateText }) => ({
          subject: place ?? places.get(jurisdiction) ?? '',
          title: shortName,
          text,
          date,
          dateText,
          path: explainedAt,
        }));
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));

/** Past days and decisions of the records of a market, newest first. Feed readers identify entries by address. */
export const marketFeed = (instruments: readonly NamedInstrument[], today: string): FeedEntry[] =>
  instruments
    .flatMap(({ shortName, explainedAt, dates, decisions }) =>
      [...dates.map(({ date, title }) => ({ date, text: title })), ...decisions]
        .filter(({ date }) => date <= today)
        .map(({ date, text }) => ({
          subject: shortName,
          title: text,
          text,
          date,
          path: explainedAt.replace('#', `?on=${date}#`),
        })),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
    .slice(0, mostEntries);
