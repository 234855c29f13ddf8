import { daysBetween, sessionState, toIsoDay } from '@vanda/enquiry/day';
import { securityExpiry } from '../src/feeds/security-txt.ts';
import type { Company } from '../src/schemas/company.ts';
import type { Course } from '../src/schemas/course.ts';
import type { ContentFile, Mistake } from './read.ts';
import { walk } from './references.ts';

/** Days after which a review is due (a warning), and after which the check fails. */
export const reviewDueDays = 183;
export const reviewOverdueDays = 365;

export type Review = { file: string; line: number; field: string; reviewedOn: string; ageDays: number };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Every review date of the content with its age. */
export function reviews(files: readonly ContentFile[], now: Date): Review[] {
  const found: Review[] = [];
  for (const file of files) {
    walk(file.data, (value, path) => {
      if (path.at(-1) !== 'reviewedOn' || typeof value !== 'string' || !day.test(value)) return;
      found.push({
        file: file.file,
        line: file.lineOf(path),
        field: path.join('.'),
        reviewedOn: value,
        ageDays: daysBetween(value, toIsoDay(now)),
      });
    });
  }
  return found.sort((a, b) => b.ageDays - a.ageDays);
}

export const overdue = (all: readonly Review[]): Mistake[] =>
  all
    .filter(({ ageDays }) => ageDays > reviewOverdueDays)
    .map(({ file, line, field, ageDays }) => ({
      file,
      line,
      field,
      message: `was last reviewed ${ageDays} days ago, more than a year: hold it against its sources and set the new day`,
    }));

/** What the company must still decide, one line each with its place; counted by the content check, listed by the launch check. */
export const openPoints = (files: readonly ContentFile[], now: Date) => ({
  placeholders: files.flatMap(placeholders),
  pastSessions: files.flatMap((file) => pastSessions(file, now)),
  pendingEvidence: files.flatMap(pendingEvidence),
  ownReadings: files.flatMap(ownReadings),
});

const valueAt = (file: ContentFile, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((data, key) => (data as Record<PropertyKey, unknown> | undefined)?.[key], file.data);

function placeholders(file: ContentFile): string[] {
  if (file.collection !== 'company') return [];
  return (file.data as Company).placeholders.map((name) => {
    const path = name.split('.');
    const value = valueAt(file, path) ?? 'no such field';
    const shown = typeof value === 'object' ? Object.values(value).join(', ') : String(value);
    return `${file.file}:${file.lineOf(path)} ${name}: ${shown}`;
  });
}

function pastSessions(file: ContentFile, now: Date): string[] {
  if (file.collection !== 'courses') return [];
  const { sessions = [] } = file.data as Partial<Course>;
  return sessions.flatMap(({ start }, i) =>
    sessionState(start, now) === 'past'
      ? [`${file.file}:${file.lineOf(['sessions', i, 'start'])} sessions.${i}: ${start}`]
      : [],
  );
}

function pendingEvidence(file: ContentFile): string[] {
  const points: string[] = [];
  walk(file.data, (value, path) => {
    if (path.at(-1) !== 'evidence' || value !== 'pending') return;
    const { figure, title, text } = valueAt(file, path.slice(0, -1)) as Record<string, string | undefined>;
    const claim = [figure, title ?? text].filter(Boolean).join(' ');
    points.push(`${file.file}:${file.lineOf(path)} ${path.slice(0, -1).join('.')}: ${claim}`);
  });
  return points;
}

function ownReadings(file: ContentFile): string[] {
  const points: string[] = [];
  walk(file.data, (value, path) => {
    if (path.at(-1) !== 'confirm' || typeof value !== 'string') return;
    points.push(`${file.file}:${file.lineOf(path)} ${path.slice(0, -1).join('.')}: ${value}`);
  });
  return points;
}

/** What stands in the company's file about security.txt when it has expired or is about to; one line at most. */
export function securityNotices(files: readonly ContentFile[], now: Date): string[] {
  return files.flatMap((file) => {
    if (file.collection !== 'company') return [];
    const expiry = securityExpiry((file.data as Company).security.expiresOn, now);
    if (!expiry) return [];
    const { isPast, daysLeft } = expiry;
    const state = isPast
      ? `expired ${-daysLeft} days ago`
      : `expires ${daysLeft === 0 ? 'today' : `in ${daysLeft} days`}`;
    const place = `${file.file}:${file.lineOf(['security', 'expiresOn'])} security.expiresOn`;
    return [
      `${place}: security.txt ${state}; prove that its address is read, then set checkedOn and expiresOn`,
    ];
  });
}
