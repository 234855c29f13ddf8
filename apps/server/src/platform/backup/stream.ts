import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupStatus, StreamData } from './status.ts';

const restartMs = 5000;

/** Within about a second, in a separate thread. */
export function startBackupStream(workerData: StreamData, log: FastifyBaseLogger) {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let worker = start();
  function start(): Worker {
    const started = new Worker(new URL('./stream-worker.ts', import.meta.url), { workerData });
    started.on(
      'message',
      ({ failure }: BackupStatus) => failure && log.error({ reason: failure }, 'backup failed'),
    );
    started.on('error', (error: Error) => log.error({ reason: error.message }, 'backup ended'));
    started.on('exit', () => {
      if (isStopping) return;
      timer = setTimeout(() => {
        worker = start();
      }, restartMs);
    });
    return started;
  }
  return {
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(timer);
      if (worker.threadId === -1) return;
      const ended = once(worker, 'exit');
      worker.postMessage('stop');
      await ended;
    },
  };
}
