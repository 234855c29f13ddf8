import type { Course } from '../schemas/course.ts';
import type { Industry } from '../schemas/industry.ts';
import type { Block } from '../schemas/parts/block.ts';
import type { MatrixKind } from '../schemas/parts/matrix-kind.ts';
import { kindNames } from './KindMark/kind-names.ts';
import { incidentStrip } from './Scale/incident-strip.ts';
import { ledgerDates } from './Scale/ledger-dates.ts';
import { scaleShares } from './Scale/scale-drawing.ts';

/** The figure of a page, as its share picture draws it: shares of a width, and words. */
export type ShareFigure = { title: string } & (
  | ({ kind: 'dates' } & ReturnType<typeof scaleShares>)
  /** Parts of a whole in their order: hours of a day, days of a course. */
  | { kind: 'parts'; parts: { share: number; label: string }[] }
  | { kind: 'petals'; petals: { kind: MatrixKind; name: string; word: string }[] }
);

/** The first figure among a page's blocks that is drawn to scale, or compares kinds; undefined where there is none. */
export function blocksFigure(blocks: readonly Block[]): ShareFigure | undefined {
  for (const block of blocks) {
    if (block.kind === 'timeline' && block.figure) {
      const items = block.items.map((item) => ({ ...item, words: [item.title] }));
      const title = block.figureTitle ?? block.title;
      return { kind: 'dates', title, ...scaleShares(items, block.figure === 'clock' ? 'days' : 'years') };
    }
    if (block.kind === 'ledger' && block.figure === 'scale')
      return { kind: 'dates', title: block.figureTitle ?? block.title, ...scaleShares(ledgerDates(block)) };
    if (block.kind === 'ledger' && block.figure === 'matrix') {
      const row = block.rows.find(({ kinds }) => kinds);
      return {
        kind: 'petals',
        title: `${block.title}: ${row?.cells[0]?.toLowerCase()}`,
        petals: (row?.kinds ?? []).map((kind, i) => ({
          kind,
          name: block.columns[i + 1]?.label ?? '',
          word: block.kindWords?.[kind] ?? kindNames[kind],
        })),
      };
    }
  }
  return undefined;
}

/** The strip of an industry's incidents. */
export const industryFigure = ({ incidents }: Pick<Industry, 'incidents'>): ShareFigure | undefined =>
  incidents.items.every(({ short }) => short)
    ? {
        kind: 'dates',
        title: incidents.figureTitle ?? 'Incidents by date',
        ...scaleShares(incidentStrip(incidents.items)),
      }
    : undefined;

/** The hours of a one-day course, the days of one that has several, or its weeks. */
export function courseFigure({
  blocks,
  days,
  durationWeeks,
}: Pick<Course, 'blocks' | 'days' | 'durationWeeks'>): ShareFigure | undefined {
  if (blocks) {
    const hours = blocks.reduce((sum, block) => sum + block.hours, 0);
    return {
      kind: 'parts',
      title: `${hours} hours in ${blocks.length} blocks`,
      parts: blocks.map((block) => ({ share: block.hours / hours, label: `${block.hours} h` })),
    };
  }
  const equal = (title: string, name: string, number: number): ShareFigure => ({
    kind: 'parts',
    title,
    parts: Array.from({ length: number }, (_, i) => ({ share: 1 / number, label: `${name} ${i + 1}` })),
  });
  if (days) {
    const modules = days.reduce((sum, day) => sum + day.modules.length, 0);
    return equal(`${days.length} days, ${modules} modules`, 'Day', days.length);
  }
  return durationWeeks ? equal(`${durationWeeks} weeks`, 'Week', durationWeeks) : undefined;
}
