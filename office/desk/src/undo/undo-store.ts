import { serverNowMs } from '../api/server-clock.ts';
import { createStore } from '../api/store.ts';

export type Undoable = {
  message: string;
  undo: () => Promise<unknown>;
  /**
   * When the command becomes final, in server time. Without it, the command can be undone until the next one
   * (WCAG 2.2.1).
   */
  untilMs?: number | undefined;
};

export const undoable = createStore<Undoable | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export function offerUndo(next: Undoable | undefined) {
  clearTimeout(timer);
  undoable.set(next);
  if (next?.untilMs !== undefined)
    timer = setTimeout(() => offerUndo(undefined), next.untilMs - serverNowMs());
}
