import { truncateSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { connect } from './sqlite-file.ts';

const waitMs = 4000;
const pollMs = 50;
const logHeaderBytes = 32;
const frameHeaderBytes = 24;

// SQLite is synchronous, and rewriting 350 MB takes seconds; therefore a thread.
const file = String(workerData);
const connection = connect(file);
try {
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  // secure_delete misses rows moved within a page; a rewritten file has none.
  connection.exec('VACUUM');
  connection.exec('PRAGMA busy_timeout = 0');
  const giveUpAt = Date.now() + waitMs;
  while (checkpoint(connection, 'TRUNCATE').busy && !cutLog()) {
    if (Date.now() > giveUpAt)
      throw Object.assign(new Error("another process still reads the store's log"), { isLogInUse: true });
    await sleep(pollMs);
  }
} finally {
  connection.close();
}

function checkpoint(on: DatabaseSync, mode: 'PASSIVE' | 'TRUNCATE') {
  return on.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as { busy: number; log: number };
}

/** Returns undefined while another connection makes a checkpoint, when SQLite reports -1. */
function framesIn(on: DatabaseSync): number | undefined {
  const { log } = checkpoint(on, 'PASSIVE');
  return log < 0 ? undefined : log;
}

/**
 * Litestream always reads the log, so SQLite can't truncate it, but Litestream begins it again soon after the
 * rewriting. What is then behind its last frame is read by nobody.
 * @returns whether Litestream has begun the log again, and it is cut
 */
function cutLog(): boolean {
  const number = (pragma: string) =>
    Number(Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  const reader = connect(file);
  connection.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN IMMEDIATE; PRAGMA busy_timeout = 0`);
  try {
    // The lock excludes writers, so the number stays true. The rewriting alone has a frame for each page.
    const frames = framesIn(reader);
    if (frames === undefined || frames >= number('page_count')) return false;
    truncateSync(`${file}-wal`, logHeaderBytes + frames * (frameHeaderBytes + number('page_size')));
    return true;
  } finally {
    connection.exec('ROLLBACK');
    reader.close();
  }
}
