import { workerData } from 'node:worker_threads';
import { connect } from './sqlite-file.ts';

const waitMs = 4000;

// A thread: SQLite is synchronous; rewriting 350 MB takes seconds.
const connection = connect(String(workerData));
try {
  connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
  // secure_delete misses rows moved within a page; a rewritten file has none.
  connection.exec('VACUUM');
  const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy)
    throw Object.assign(new Error("another process still reads the store's log"), { isLogInUse: true });
} finally {
  connection.close();
}
