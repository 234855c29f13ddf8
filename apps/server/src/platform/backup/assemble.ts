import { closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { applyRecord, keyOf, readRecords } from './records.ts';
import { generationsIn, snapshotName } from './status.ts';

/** @returns time of the last change; undefined without a snapshot that is old enough */
export function assemble(folder: string, secret: string, atMs: number, target: string): number | undefined {
  for (const name of generationsIn(folder).toReversed()) {
    const generation = path.join(folder, name);
    const key = keyOf(secret, generation);
    const [first] = readRecords(key, path.join(generation, '000001.changes'), 1);
    if (!first || first.atMs > atMs) continue;
    const descriptor = openSync(target, 'w', 0o600);
    try {
      for (const record of readRecords(key, path.join(generation, snapshotName), 0))
        applyRecord(descriptor, record);
      return applyChanges(descriptor, generation, key, atMs);
    } finally {
      closeSync(descriptor);
    }
  }
  return undefined;
}

function applyChanges(descriptor: number, generation: string, key: Buffer, atMs: number): number {
  let lastMs = 0;
  const files = readdirSync(generation)
    .filter((name) => name.endsWith('.changes'))
    .toSorted();
  for (const [index, name] of files.entries()) {
    for (const record of readRecords(key, path.join(generation, name), index + 1)) {
      if (record.atMs > atMs) return lastMs;
      applyRecord(descriptor, record);
      lastMs = record.atMs;
    }
  }
  return lastMs;
}
