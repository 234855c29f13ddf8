import { truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { connect } from './sqlite-file.ts';

const waitMs = 4000;
const pollMs = 50;
/** https://sqlite.org/fileformat2.html#walformat */
const logHeaderBytes = 32;
const frameHeaderBytes = 24;

// A thread: SQLite is synchronous; rewriting 350 MB takes seconds.
const file = String(workerData);
const connection = connect(file);
try {
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  // secure_delete misses rows moved within a page; a rewritten file has none.
  connection.exec('VACUUM');
  connection.exec('PRAGMA busy_timeout = 0');
  const rewritten = checkpoint('PASSIVE').log;
  const giveUpAt = Date.now() + waitMs;
  while (checkpoint('TRUNCATE').busy) {
    if (checkpoint('PASSIVE').log < rewritten) {
      cutLog();
      break;
    }
    if (Date.now() > giveUpAt)
      throw Object.assign(new Error("another process still reads the store's log"), { isLogInUse: true });
    await sleep(pollMs);
  }
} finally {
  connection.close();
}

function checkpoint(mode: 'PASSIVE' | 'TRUNCATE') {
  return connection.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as { busy: number; log: number };
}

/**
 * Litestream always reads the log, so SQLite can't truncate it, but Litestream begins it again soon after the
 * rewriting. What is then behind its last frame is read by nobody.
 */
function cutLog(): void {
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  const { page_size: pageBytes } = connection.prepare('PRAGMA page_size').get() as { page_size: number };
  const reader = connect(file);
  connection.exec('BEGIN IMMEDIATE');
  try {
    const { log } = reader.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as { log: number };
    truncateSync(`${file}-wal`, logHeaderBytes + log * (frameHeaderBytes + pageBytes));
  } finally {
    connection.exec('ROLLBACK');
    reader.close();
  }
}
