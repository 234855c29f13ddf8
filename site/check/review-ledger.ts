import { addDays, daysBetween, shortDate, toIsoDay } from '@vanda/enquiry/day';
import { reviewDueDays } from './freshness.ts';
import type { ContentFile } from './read.ts';

/** How long before its day a review is announced. */
export const announceDays = 30;

export type ReviewState = 'overdue' | 'due' | 'fresh' | 'undated';

/** A statement with its sources and the day on which somebody last held it against them. */
export type Claim = {
  file: string;
  line: number;
  /** Its heading, question or first words. */
  title: string;
  sources: readonly string[];
  /** Its own day, or that of the page; left out where neither is written. */
  reviewedOn: string | undefined;
};

/** Collections whose pages are kept true; a news article says what was known on its date (decision 33, Truth). */
const reviewed = new Set([
  'services',
  'regulations',
  'industries',
  'courses',
  'euCheckRuleSet',
  'readinessTool',
]);

/**
 * Every claim of the reviewed collections: whatever names sources, with the day that counts for it. A course has the day
 * of the service page that shows it.
 */
export function claimsOf(files: readonly ContentFile[]): Claim[] {
  const claims: Claim[] = [];
  const dayOfCourse = new Map(
    files
      .filter(({ collection }) => collection === 'services')
      .map(({ data }) => data as { course?: string; reviewedOn: string })
      .map(({ course, reviewedOn }) => [course, reviewedOn]),
  );
  for (const file of files) {
    if (!reviewed.has(file.collection)) continue;
    const visit = (value: unknown, path: PropertyKey[], inherited: string | undefined) => {
      if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, [...path, i], inherited);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
      const fields = value as Record<string, unknown>;
      const reviewedOn = typeof fields.reviewedOn === 'string' ? fields.reviewedOn : inherited;
      const isTool = path.length === 0 && file.collection.endsWith('Tool');
      if (Array.isArray(fields.sources) || isTool) {
        claims.push({
          file: file.file,
          line: file.lineOf(path),
          title: titleOf(fields) || `The rules of ${file.slug}`,
          sources: (fields.sources ?? []) as string[],
          reviewedOn,
        });
      }
      for (const [name, child] of Object.entries(fields)) visit(child, [...path, name], reviewedOn);
    };
    visit(file.data, [], file.collection === 'courses' ? dayOfCourse.get(file.slug) : undefined);
  }
  return claims;
}

function titleOf(fields: Record<string, unknown>): string {
  const [row] = Array.isArray(fields.cells) ? fields.cells : [];
  const named = fields.title ?? fields.question ?? fields.label ?? row ?? fields.text ?? '';
  return String(named);
}

/** The ISO day on which a claim is due for its next review. */
export function dueDay(reviewedOn: string): string {
  return addDays(reviewedOn, reviewDueDays);
}

export function reviewState({ reviewedOn }: Pick<Claim, 'reviewedOn'>, now: Date): ReviewState {
  if (reviewedOn === undefined) return 'undated';
  const daysLeft = daysBetween(toIsoDay(now), dueDay(reviewedOn));
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= announceDays ? 'due' : 'fresh';
}

const stateWords: Record<ReviewState, string> = {
  overdue: 'overdue',
  due: `due within ${announceDays} days`,
  fresh: 'fresh',
  undated: 'without a day',
};
const states: ReviewState[] = ['overdue', 'due', 'undated', 'fresh'];

/**
 * The freshness ledger: one line that counts, then what asks for work, most urgent first.
 * @param isComplete every claim by itself; otherwise overdue and due ones, those of one file and day together
 */
export function reviewLedger(claims: readonly Claim[], now: Date, isComplete = false): string[] {
  const withState = claims
    .map((claim) => ({ ...claim, state: reviewState(claim, now) }))
    .sort(
      (a, b) =>
        states.indexOf(a.state) - states.indexOf(b.state) ||
        (a.reviewedOn ?? '').localeCompare(b.reviewedOn ?? '') ||
        a.file.localeCompare(b.file) ||
        a.line - b.line,
    );
  const counts = Map.groupBy(withState, ({ state }) => state);
  const summary = states.flatMap((state) => {
    const count = counts.get(state)?.length ?? 0;
    return count > 0 ? [`${count} ${stateWords[state]}`] : [];
  });
  const head = `Reviews of ${claims.length} claims: ${summary.join(', ')}.`;
  const shown = withState.filter(({ state }) => isComplete || state === 'overdue' || state === 'due');
  const groups = isComplete
    ? shown.map((claim) => ({ ...claim, what: claim.title }))
    : [...Map.groupBy(shown, ({ file, reviewedOn }) => `${file} ${reviewedOn}`).values()].flatMap((group) => {
        const [first] = group;
        const what = group.length === 1 ? (first?.title ?? '') : `${group.length} claims`;
        return first ? [{ ...first, what }] : [];
      });
  const rows = groups.map(({ state, reviewedOn, file, line, what, sources }) => [
    stateWords[state],
    reviewedOn ? shortDate(dueDay(reviewedOn)) : '',
    reviewedOn ? shortDate(reviewedOn) : '',
    `${file}:${line}`,
    isComplete ? `${cut(what)}  (${sources.join(', ')})` : cut(what),
  ]);
  return rows.length === 0
    ? [head]
    : [head, '', ...table([['State', 'Due', 'Reviewed', 'Where', 'What'], ...rows])];
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Rows as aligned columns; the last one keeps its length. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
