import { decodeFragment } from '../decode-fragment.ts';
import { type PlanRow, usualPeople, withinLimits } from './plan-totals.ts';

export const planPrefix = '#plan=';

const entry = /^([a-z0-9]+(?:-[a-z0-9]+)*):(.*?)(:private)?$/;

/** No plan has this many courses; further entries of a link are ignored. */
const mostEntries = 60;
const longestSlug = 60;

/** `#plan=data-protection-fundamentals:8;cybersecurity-essentials:12:private` */
export const planLink = (rows: readonly PlanRow[]) =>
  planPrefix +
  rows.map(({ course, people, isPrivate }) => `${course}:${people}${isPrivate ? ':private' : ''}`).join(';');

export type LinkedPlan = {
  rows: PlanRow[];
  /** Courses whose number of people is missing or out of limits in the link. */
  corrected: string[];
  /** False if an entry names no course. */
  isWhole: boolean;
};

/** Reads as much as possible; undefined if the fragment is no plan. Its courses may no longer be offered. */
export function readPlanLink(hash: string): LinkedPlan | undefined {
  if (!hash.startsWith(planPrefix)) return undefined;
  const entries = decodeFragment(hash.slice(planPrefix.length)).split(';');
  const rows = new Map<string, PlanRow>();
  const corrected: string[] = [];
  let isWhole = entries.length <= mostEntries;
  for (const text of entries.slice(0, mostEntries)) {
    const [, course = '', digits = '', way] = entry.exec(text) ?? [];
    if (course === '' || course.length > longestSlug || rows.has(course)) {
      isWhole = false;
      continue;
    }
    const people = /^\d+$/.test(digits) ? withinLimits(Number(digits)) : usualPeople;
    if (people !== Number(digits)) corrected.push(course);
    rows.set(course, { course, people, isPrivate: way !== undefined });
  }
  return { rows: [...rows.values()], corrected, isWhole };
}
