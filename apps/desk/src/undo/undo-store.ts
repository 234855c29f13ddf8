import { serverNowMs } from '../api/server-clock.ts';
import { createStore } from '../api/store.ts';

export type Undoable = {
  /** `Closed.`, `The answer to Lim Wei Jie goes out in a minute.` */
  message: string;
  undo: () => Promise<unknown>;
  /** When it becomes final, in server time. Without it, undoable until the next command (WCAG 2.2.1). */
  untilMs?: number | undefined;
};

export const undoable = createStore<Undoable | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers to undo the last command; undefined withdraws the offer. */
export function offerUndo(next: Undoable | undefined) {
  clearTimeout(timer);
  undoable.set(next);
  if (next?.untilMs !== undefined)
    timer = setTimeout(() => offerUndo(undefined), next.untilMs - serverNowMs());
}
