import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { damage } from '../database/sqlite-file.ts';
import { sqliteFile } from '../database/store-folder.ts';
import { assemble } from './assemble.ts';
import type { StreamData } from './status.ts';

const { dataDir, folder, secret } = workerData as StreamData;
const target = `${sqliteFile(dataDir)}.proof`;
try {
  assemble(folder, secret, Date.now(), target);
  const connection = new DatabaseSync(target);
  connection.exec('PRAGMA journal_mode = DELETE');
  const finding = damage(connection, 'whole');
  connection.prepare('SELECT COUNT(*) FROM enquiries').get();
  connection.close();
  if (finding) throw new Error(finding);
  parentPort?.postMessage('proved');
} finally {
  rmSync(target, { force: true });
}
