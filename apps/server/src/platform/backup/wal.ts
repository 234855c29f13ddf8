import { closeSync, openSync } from 'node:fs';
import { read } from './records.ts';

/** After `frame` frames, with the checksum of the last. */
export type WalPosition = {
  readonly salt: number;
  readonly frame: number;
  readonly sums: readonly [number, number];
};

export type Changes = {
  readonly position: WalPosition;
  readonly pages: ReadonlyMap<number, Buffer>;
  readonly pageCount: number;
};

/** Replaced before it was read whole, or too long to read at once. */
export class LogLost extends Error {}

const headerBytes = 32;
const frameHeaderBytes = 24;
const framesAtOnce = 64;
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads what was committed in a SQLite write-ahead log (https://sqlite.org/fileformat2.html#walformat). A
 * frame counts only with its checksum, because SQLite may be writing it now. Undefined when nothing is new.
 * @param mayRestart whether the database contains the log up to `from`, so that SQLite may have begun it
 * again
 * @throws {LogLost}
 */
export function readCommitted(
  file: string,
  from: WalPosition | undefined,
  mayRestart: boolean,
): Changes | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const header = read(descriptor, 0, headerBytes);
    if (header.length < headerBytes) return undefined;
    const salt = header.readUInt32BE(16);
    const isContinued = from?.salt === salt;
    if (from && !isContinued && !(mayRestart && salt === (from.salt + 1) >>> 0)) {
      throw new LogLost('the log was replaced');
    }
    const isBigEndian = (header.readUInt32BE(0) & 1) === 1;
    const frameBytes = frameHeaderBytes + header.readUInt32BE(8);
    let frame = isContinued ? from.frame : 0;
    let sums: readonly [number, number] = isContinued
      ? from.sums
      : checksum(header.subarray(0, 24), [0, 0], isBigEndian);
    const pending = new Map<number, Buffer>();
    const pages = new Map<number, Buffer>();
    let found: Changes | undefined;
    for (let block: Buffer = Buffer.alloc(0), at = 0, bytes = 0; ; at += frameBytes, bytes += frameBytes) {
      if (at === block.length) {
        block = read(descriptor, headerBytes + frame * frameBytes, framesAtOnce * frameBytes);
        block = block.subarray(0, block.length - (block.length % frameBytes));
        at = 0;
      }
      const head = block.subarray(at, at + frameHeaderBytes);
      const page = block.subarray(at + frameHeaderBytes, at + frameBytes);
      if (!head.subarray(8, 16).equals(header.subarray(16, 24))) break;
      sums = checksum(page, checksum(head.subarray(0, 8), sums, isBigEndian), isBigEndian);
      if (head.readUInt32BE(16) !== sums[0] || head.readUInt32BE(20) !== sums[1]) break;
      if (bytes > mostBytes) throw new LogLost('the log is too long');
      frame++;
      pending.set(head.readUInt32BE(0), page);
      const pageCount = head.readUInt32BE(4);
      if (pageCount === 0) continue;
      for (const [number, content] of pending) pages.set(number, content);
      pending.clear();
      found = { position: { salt, frame, sums }, pages, pageCount };
    }
    return found;
  } finally {
    closeSync(descriptor);
  }
}

function checksum(
  bytes: Buffer,
  [first, second]: readonly [number, number],
  isBigEndian: boolean,
): [number, number] {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}
