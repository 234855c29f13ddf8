import { StoreUnavailable } from '../../platform/database/database.ts';
import type { Store } from '../../platform/database/store.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { MessagePlan, NewEnquiry } from '../enquiries/enquiries.ts';
import { insertEnquiries, type StoredEnquiry } from './insert.ts';

export type IntakeQueue = ReturnType<typeof createIntakeQueue>;

const batchSize = 64;
const waitingMax = 1024;

type Waiting = {
  enquiry: NewEnquiry;
  resolve: (stored: StoredEnquiry) => void;
  reject: (error: unknown) => void;
};

/** Group commit: enquiries that arrive during a commit share the next one. */
export function createIntakeQueue(store: Store, plan: MessagePlan, sessionsOf: SessionsOf) {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, batchSize));
    isWriting = false;
  };

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await store.ready();
      const enquiries = batch.map(({ enquiry }) => enquiry);
      const stored = await store.database.transaction((queries) =>
        insertEnquiries(queries, enquiries, plan, sessionsOf),
      );
      batch.forEach(({ resolve, reject }, index) => {
        const result = stored[index];
        if (result) resolve(result);
        else reject(new Error('the store lost an enquiry of a batch'));
      });
    } catch (error) {
      // A refused enquiry must not fail the others of its batch.
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) {
        for (const item of batch) await write([item]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  };

  return {
    /** Fulfils when the enquiry is on disk. Rejects with {@link StoreUnavailable} when it is not. */
    submit: (enquiry: NewEnquiry): Promise<StoredEnquiry> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= waitingMax) {
          reject(new StoreUnavailable('too many enquiries are waiting', 'QUEUE_FULL'));
          return;
        }
        waiting.push({ enquiry, resolve, reject });
        // The next turn of the loop, so that requests read in this one share the commit.
        if (!isWriting) setImmediate(() => isWriting || void writeAll());
      }),
  };
}
