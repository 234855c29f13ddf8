import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The pictures that components are compared with, a folder for each view. */
export const baselineFolder = path.join(import.meta.dirname, 'baselines');

const recordFile = path.join(baselineFolder, 'rendering.json');

/** What decides how letters are drawn: the same components give other pixels where one of these differs. */
type Rendering = { system: string; browser: string; textFont: string };

function renderingHere(chromium: string): Rendering {
  return {
    system: `${process.platform} ${process.arch}`,
    browser: firstLine(chromium, ['--version']).match(/Chromium \d+/)?.[0] ?? 'unknown',
    textFont: firstLine('fc-match', ['-f', '%{family} %{fontversion}', 'Arial']),
  };
}

function firstLine(program: string, args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim() || 'unknown';
}

/**
 * Why screenshots can't be compared here, or nothing where they can: pixels are the same only with the system, browser
 * and text font that the pictures were made with.
 */
export function whyNotComparable(chromium: string): string | undefined {
  const recorded = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Rendering)
    : undefined;
  if (!recorded) return 'no pictures are kept';
  const here = renderingHere(chromium);
  const differences = (Object.keys(recorded) as (keyof Rendering)[])
    .filter((key) => recorded[key] !== here[key])
    .map((key) => `${here[key]} instead of ${recorded[key]}`);
  return differences.length > 0 ? differences.join(', ') : undefined;
}

/** Notes what the pictures are made with, when they are made anew. */
export function recordRendering(chromium: string) {
  writeFileSync(recordFile, `${JSON.stringify(renderingHere(chromium), null, 2)}\n`);
}
