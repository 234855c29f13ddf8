import { type Box, boxes, type Frame, frames, type Place, pictureSize } from './boxes.ts';
import type { ImportCount, Survey } from './count-imports.ts';
import { type Arrow, routeArrows } from './route-arrows.ts';

const places: Record<Place, string> = {
  build: 'runs at build',
  browser: 'in the browser',
  server: 'on the server',
  everywhere: 'in several of them',
};

/** Of the text under a box's name: distance of the first line from the top, and of each from the next. */
const firstLine = 42;
const lineHeight = 16;

const style = `
    svg { --ground: #ffffff; --frame: #f4f6f5; --box: #ffffff; --edge: #b9c1bd; --ink: #211824; --soft: #55505c; --arrow: #5c6661;
      --build: #961864; --browser: #0b6450; --server: #b06a00; --everywhere: #5b6b8c; }
    @media (prefers-color-scheme: dark) {
      svg { --ground: #101614; --frame: #18211d; --box: #0f1513; --edge: #45524c; --ink: #eef0ec; --soft: #b3bdb7; --arrow: #93a19a;
        --build: #f3a1cc; --browser: #77d4b3; --server: #efb445; --everywhere: #a9bbe0; }
    }
    text { font: 13px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: var(--soft); }
    .name { font-size: 14px; font-weight: 650; fill: var(--ink); }
    .frame { fill: var(--frame); }
    .heading { font-weight: 650; fill: var(--ink); }
    .box { fill: var(--box); stroke: var(--edge); }
    .arrow { stroke: var(--arrow); stroke-width: 1.5; marker-end: url(#head); }
    .head { fill: var(--arrow); }
    .count { font-weight: 650; fill: var(--ink); paint-order: stroke; stroke: var(--frame); stroke-width: 4px; }
    .build { fill: var(--build); } .browser { fill: var(--browser); } .server { fill: var(--server); } .everywhere { fill: var(--everywhere); }`;

/**
 * Draws the layers of the code and who imports whom, as an SVG that follows the reader's light or dark.
 * @throws if a box is too low for what it says
 */
export function drawArchitecture({ files, imports }: Survey): string {
  const { arrows, others } = routeArrows(imports);
  const { width, height } = pictureSize;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${described(imports)}</title>`,
    `<style>${style}\n  </style>`,
    `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>`,
    `<rect width="${width}" height="${height}" fill="var(--ground)"/>`,
    legend(),
    ...frames.map(drawFrame),
    ...boxes.map((box) => drawBox(box, files.get(box) ?? 0, others)),
    ...arrows.map(drawArrow),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

function described(imports: readonly ImportCount[]): string {
  const total = imports.reduce((sum, { count }) => sum + count, 0);
  return `Parts of the code and the ${total} imports between them. Arrows go from who imports to what is imported.`;
}

function legend(): string {
  const keys = (Object.keys(places) as Place[]).map((place, index) => {
    const x = 8 + index * 150;
    return `<rect class="${place}" x="${x}" y="14" width="12" height="12" rx="2"/><text x="${x + 18}" y="25">${places[place]}</text>`;
  });
  return `${keys.join('')}<text x="972" y="25" text-anchor="end">A → B: A imports B, so many times</text>`;
}

function drawFrame({ name, x, y, width, height }: Frame): string {
  return `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/><text class="heading" x="${x + 12}" y="${y + 20}">${name}</text>`;
}

/** A box with its name, its number of files, and in words the imports that have no arrow. */
function drawBox(box: Box, files: number, others: readonly ImportCount[]): string {
  const { x, y, width, height, place } = box;
  const words = others
    .filter(({ from }) => from === box)
    .sort((a, b) => b.count - a.count)
    .map(({ to, count }) => `${to.name} ${count}`);
  const lines = [box.note ?? counted(files), ...packed(words, width - 18)];
  if (firstLine + (lines.length - 1) * lineHeight + 4 > height) {
    throw new Error(
      `“${box.name}” says ${lines.length} lines: make it higher in scripts/architecture/boxes.ts`,
    );
  }
  const text = lines.map(
    (line, index) => `<text x="${x + 12}" y="${y + firstLine + index * lineHeight}">${line}</text>`,
  );
  return [
    `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`,
    `<rect class="${place}" x="${x}" y="${y}" width="5" height="${height}" rx="2"/>`,
    `<text class="name" x="${x + 12}" y="${y + 22}">${box.name}</text>`,
    ...text,
  ].join('');
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

/** Puts each item on the first line that has room, by the width of wide letters. */
function packed(items: readonly string[], width: number): string[] {
  const letterWidth = 6.7;
  const lines: string[] = [];
  for (const item of items) {
    const index = lines.findIndex((line) => (line.length + item.length + 3) * letterWidth <= width);
    if (index < 0) lines.push(item);
    else lines[index] += ` · ${item}`;
  }
  return lines;
}

function drawArrow({ x1, y1, x2, y2, count }: Arrow): string {
  const isDownwards = x1 === x2;
  const [x, y, anchor] = isDownwards
    ? [x1 + 6, y1 + 18, 'start']
    : [x2 + (x1 - x2) / 4 + 3, y1 - 6, 'middle'];
  return `<path class="arrow" d="M${x1} ${y1} ${x2} ${y2}"/><text class="count" x="${x}" y="${y}" text-anchor="${anchor}">${count}</text>`;
}
