import { closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { applyRecord, keyOf, type PageRecord, readRecords } from './records.ts';
import { generationsIn, snapshotName } from './status.ts';

/** Time of the last change, and the bytes after it that are no whole change: a crash, or a file cut short. */
type Assembled = { readonly lastMs: number; readonly incompleteBytes: number };

/** @returns undefined without a snapshot that is old enough */
export function assemble(
  folder: string,
  secret: string,
  atMs: number,
  target: string,
): Assembled | undefined {
  for (const name of generationsIn(folder).toReversed()) {
    const generation = path.join(folder, name);
    const key = keyOf(secret, generation);
    const [first] = readRecords(key, path.join(generation, '000001.changes'), 1);
    if (!first || first.atMs > atMs) continue;
    const descriptor = openSync(target, 'w', 0o600);
    try {
      const snapshot = path.join(generation, snapshotName);
      const left = applyEach(readRecords(key, snapshot, 0), (record) => {
        applyRecord(descriptor, record);
        return true;
      });
      if (left > 0) throw cutShort(snapshot, left);
      return applyChanges(descriptor, generation, key, atMs);
    } finally {
      closeSync(descriptor);
    }
  }
  return undefined;
}

function applyChanges(descriptor: number, generation: string, key: Buffer, atMs: number): Assembled {
  let lastMs = 0;
  let incompleteBytes = 0;
  const files = readdirSync(generation)
    .filter((name) => name.endsWith('.changes'))
    .toSorted();
  for (const [index, name] of files.entries()) {
    const apply = (record: PageRecord) => {
      if (record.atMs > atMs) return false;
      applyRecord(descriptor, record);
      lastMs = record.atMs;
      return true;
    };
    const file = path.join(generation, name);
    incompleteBytes = applyEach(readRecords(key, file, index + 1), apply);
    if (incompleteBytes > 0 && index < files.length - 1) throw cutShort(file, incompleteBytes);
  }
  return { lastMs, incompleteBytes };
}

/** Until one is refused. Returns the bytes of an incomplete last record. */
function applyEach(records: Generator<PageRecord, number>, apply: (record: PageRecord) => boolean): number {
  for (;;) {
    const { done, value } = records.next();
    if (done) return value;
    if (!apply(value)) {
      records.return(0);
      return 0;
    }
  }
}

const cutShort = (file: string, bytes: number) =>
  new StartError(`${file} is cut short: its last ${bytes} bytes are no whole record`);
