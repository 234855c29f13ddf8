/** The act that can be undone at the moment. */
export type Undoable = {
  /** `Closed.`, `Answer to Lim Wei Jie goes out in 10 seconds.` */
  words: string;
  undo: () => Promise<unknown>;
};

/** For how long an act can be undone by its key. */
export const undoMs = 10_000;

let current: Undoable | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Offers to undo what was just done, for ten seconds; undefined takes the offer away. */
export function offerUndo(undoable: Undoable | undefined) {
  clearTimeout(timer);
  current = undoable;
  if (undoable) timer = setTimeout(() => offerUndo(undefined), undoMs);
  for (const listener of listeners) listener();
}

/** What can be undone now. */
export function undoable(): Undoable | undefined {
  return current;
}

/** Tells of every change; the answer ends it. */
export function subscribeUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
