import { importsOf } from '../import-rules.ts';
import type { Source } from '../sources.ts';
import { type Box, boxes, leftOut } from './boxes.ts';

/** How often the files of one box import from another. */
export type ImportCount = { from: Box; to: Box; count: number };

/** What the picture shows of the code. */
export type Survey = { files: ReadonlyMap<Box, number>; imports: readonly ImportCount[] };

/**
 * Counts files and imports by box.
 * @throws if a file belongs to no box, so that a new folder is given its place in the picture
 */
export function surveyImports(sources: readonly Source[]): Survey {
  const files = new Map<Box, number>();
  const imports = new Map<string, ImportCount>();
  for (const { file, source } of sources.filter((each) => !isLeftOut(each.file))) {
    const from = boxOf(file);
    if (!from)
      throw new Error(`${file} stands in no box: give its folder a place in scripts/architecture/boxes.ts`);
    files.set(from, (files.get(from) ?? 0) + 1);
    for (const target of importsOf(file, source)) {
      const to = boxOf(target);
      if (!to || to === from) continue;
      const key = `${boxes.indexOf(from)} ${boxes.indexOf(to)}`;
      imports.set(key, { from, to, count: (imports.get(key)?.count ?? 0) + 1 });
    }
  }
  return { files, imports: [...imports.values()] };
}

function isLeftOut(file: string): boolean {
  return leftOut.some((folder) => file.startsWith(folder));
}

function boxOf(path: string): Box | undefined {
  const fits = (place: string) => path === place || (place.endsWith('/') && path.startsWith(place));
  const lengthIn = ({ holds }: Box) => Math.max(-1, ...holds.filter(fits).map(({ length }) => length));
  return boxes.filter((candidate) => lengthIn(candidate) >= 0).sort((a, b) => lengthIn(b) - lengthIn(a))[0];
}
