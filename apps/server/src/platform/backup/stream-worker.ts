import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { dayMs } from '@vanda/forms/day';
import { connect } from '../database/sqlite-file.ts';
import { sqliteFile, syncToDisk } from '../database/store-folder.ts';
import { keyOf, recordWriter } from './records.ts';
import {
  type BackupStatus,
  backupKeepMs,
  generationsIn,
  type StreamData,
  snapshotName,
  writeStatus,
} from './status.ts';
import { LogLost, readCommitted, type WalPosition } from './wal.ts';

// A thread: SQLite and encryption are synchronous; a 350 MB snapshot takes seconds.

const pollMs = 400;
const statusMs = 5000;
/** In frames, as SQLite's own checkpoint. */
const longLog = 1000;
const blockPages = 256;

const { dataDir, folder, secret } = workerData as StreamData;
const file = sqliteFile(dataDir);
const reader = connect(file);
const checkpointer = connect(file);
checkpointer.exec('PRAGMA busy_timeout = 2000');

type Generation = {
  readonly folder: string;
  readonly key: Buffer;
  readonly startedAtMs: number;
  changes: ReturnType<typeof recordWriter>;
  fileNumber: number;
};

let position: WalPosition | undefined;
/** All that was read is in the database file, so SQLite may restart the log. */
let isCheckpointed = false;
let schema = schemaVersion();
let current: Generation | undefined;
/** Until its snapshot is whole, changes go to both. */
let next: Generation | undefined;
let status: BackupStatus = {};
let statusAtMs = 0;
let isStopping = false;

function schemaVersion(): number {
  // VACUUM and migrations raise it.
  return Number(reader.prepare('PRAGMA schema_version').get()?.schema_version);
}

function poll(): void {
  try {
    // All commits before this moment are shipped below.
    const nowMs = Date.now();
    ship();
    const isDue = !current || nowMs - current.startedAtMs > dayMs;
    // The database file must not change while its snapshot is written.
    if (!next && (isDue || (position?.frame ?? 0) >= longLog) && checkpoint() && isDue) begin(nowMs);
    if (current) report({ upToDateAtMs: nowMs, failure: undefined });
  } catch (error) {
    abandon();
    // VACUUM is expected: a new snapshot follows.
    if (!(error instanceof LogLost))
      report({ failure: error instanceof Error ? error.message : 'no reason given' });
  }
}

function ship(): void {
  const atMs = Date.now();
  const changes = existsSync(`${file}-wal`)
    ? readCommitted(`${file}-wal`, position, isCheckpointed)
    : undefined;
  // After reading: detects a rewritten file and its emptied log before writing.
  const found = schemaVersion();
  if (found !== schema) {
    schema = found;
    throw new LogLost('the store was rewritten');
  }
  if (!changes) return;
  if (changes.position.salt !== position?.salt) rotate();
  for (const { changes: writer } of [current, next].filter((one) => one !== undefined)) {
    writer.append({ atMs, pageCount: changes.pageCount, pages: changes.pages });
    writer.sync();
  }
  position = changes.position;
  isCheckpointed = false;
}

/** One file for each round of the log: finished files never change, for tools that copy them. */
function rotate(): void {
  for (const generation of [current, next].filter((one) => one !== undefined)) {
    generation.changes.close();
    generation.changes = changesWriter(generation.key, generation.folder, ++generation.fileNumber);
  }
}

/**
 * The reader's transaction keeps SQLite from restarting the log with unshipped frames.
 * @returns whether the database file contains exactly what was shipped
 */
function checkpoint(): boolean {
  if (isCheckpointed) return true;
  reader.exec('BEGIN');
  try {
    reader.prepare('SELECT name FROM sqlite_schema LIMIT 1').get();
    ship();
    const { busy, log, checkpointed } = checkpointer.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as {
      busy: number;
      log: number;
      checkpointed: number;
    };
    isCheckpointed = busy === 0 && log === checkpointed;
    return isCheckpointed;
  } finally {
    reader.exec('COMMIT');
  }
}

function begin(nowMs: number): void {
  const name = `${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '')}-${randomBytes(8).toString('hex')}`;
  const made = path.join(folder, name);
  mkdirSync(made, { recursive: true, mode: 0o700 });
  const key = keyOf(secret, made);
  const generation = {
    folder: made,
    key,
    startedAtMs: nowMs,
    changes: changesWriter(key, made, 1),
    fileNumber: 1,
  };
  // Usable for a restore from here.
  generation.changes.append({ atMs: nowMs, pageCount: 0, pages: [] });
  generation.changes.sync();
  next = generation;
  writeSnapshot(generation).then(
    (isWhole) =>
      isWhole ? publish(generation) : rmSync(generation.folder, { recursive: true, force: true }),
    (error: Error) => {
      abandon();
      report({ failure: error.message });
    },
  );
}

async function writeSnapshot(generation: Generation): Promise<boolean> {
  const partial = path.join(generation.folder, `${snapshotName}.partial`);
  const writer = recordWriter(generation.key, partial, 0);
  const source = await open(file);
  try {
    const { size } = await source.stat();
    const header = await source.read(Buffer.alloc(100), 0, 100, 0);
    const pageBytes = header.buffer.readUInt16BE(16) === 1 ? 65_536 : header.buffer.readUInt16BE(16);
    const pageCount = size / pageBytes;
    for (let page = 0; page < pageCount; page += blockPages) {
      if (next !== generation || isStopping) return false;
      const wanted = Math.min(blockPages, pageCount - page) * pageBytes;
      const { buffer } = await source.read(Buffer.alloc(wanted), 0, wanted, page * pageBytes);
      const pages = Array.from(
        { length: wanted / pageBytes },
        (_, index) =>
          [page + index + 1, buffer.subarray(index * pageBytes, (index + 1) * pageBytes)] as const,
      );
      writer.append({ atMs: generation.startedAtMs, pageCount, pages });
    }
    writer.sync();
  } finally {
    writer.close();
    await source.close();
  }
  // A rewrite during the copy ends the generation before its snapshot has a name.
  if (schemaVersion() !== schema || next !== generation) return false;
  renameSync(partial, path.join(generation.folder, snapshotName));
  for (const name of [generation.folder, folder]) syncToDisk(name);
  return true;
}

function publish(generation: Generation): void {
  current?.changes.close();
  current = generation;
  next = undefined;
  report({ upToDateAtMs: Date.now(), failure: undefined });
  const old = generationsIn(folder).slice(0, -1);
  // As old as its newest change: the start of the next one.
  for (const [index, name] of old.entries()) {
    const endedAt = Date.parse(
      `${(old[index + 1] ?? path.basename(generation.folder)).slice(0, 10)}T23:59:59Z`,
    );
    if (endedAt < Date.now() - backupKeepMs) rmSync(path.join(folder, name), { recursive: true });
  }
  const proof = new Worker(new URL('./proof-worker.ts', import.meta.url), { workerData });
  proof.once('message', () => report({ provedAtMs: Date.now() }));
  proof.once('error', (error: Error) =>
    report({ failure: `the backup can't be restored: ${error.message}` }),
  );
}

function abandon(): void {
  for (const generation of [current, next]) generation?.changes.close();
  current = undefined;
  next = undefined;
  position = undefined;
  isCheckpointed = false;
  try {
    // Without a stream nobody else keeps the log short.
    checkpointer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Held by others: the next attempt.
  }
}

function report(change: BackupStatus): void {
  const isNews = 'provedAtMs' in change || change.failure !== status.failure;
  status = { ...status, ...change };
  if (!isNews && Date.now() - statusAtMs < statusMs) return;
  statusAtMs = Date.now();
  if (isNews) parentPort?.postMessage(status);
  try {
    writeStatus(folder, status);
  } catch {
    // The folder is gone; reported already.
  }
}

function changesWriter(key: Buffer, of: string, number: number) {
  return recordWriter(key, path.join(of, `${String(number).padStart(6, '0')}.changes`), number);
}

mkdirSync(folder, { recursive: true, mode: 0o700 });
for (const name of readdirSync(folder)) {
  // Left by a crash, never usable.
  if (existsSync(path.join(folder, name, `${snapshotName}.partial`)))
    rmSync(path.join(folder, name), { recursive: true });
}
poll();
const timer = setInterval(poll, pollMs);
parentPort?.once('message', () => {
  isStopping = true;
  clearInterval(timer);
  poll();
  current?.changes.close();
  reader.close();
  checkpointer.close();
  process.exit();
});
