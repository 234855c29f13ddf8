import { isTransient, RequestError } from '../../api/request.ts';
import { createStore } from '../../api/store.ts';

export const saveDelayMs = 2000;
const retryMs = 8000;

export type AutosaveState = {
  isDirty: boolean;
  isSaving: boolean;
  error?: RequestError;
  /** Time of the automatic retry, by the device's clock. */
  retryAtMs?: number;
};

/**
 * Debounced, one request at a time. A transient failure is retried, any other waits for the next change.
 */
export function createAutosave<Value>(save: (value: Value) => Promise<unknown>) {
  const state = createStore<AutosaveState>({ isDirty: false, isSaving: false });
  let waiting: { value: Value } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveIn(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  /** Saves at once. @returns whether everything is saved */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    // Another caller may have begun the next request.
    while (running) await running;
    if (waiting) {
      running = saveWaiting(waiting).finally(() => {
        running = undefined;
      });
      await running;
    }
    return waiting === undefined;
  }

  async function saveWaiting(current: { value: Value }): Promise<void> {
    state.set({ isDirty: true, isSaving: true });
    try {
      await save(current.value);
      if (waiting === current) waiting = undefined;
      else saveIn(saveDelayMs);
      state.set({ isDirty: waiting !== undefined, isSaving: false });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const isRetried = isTransient(error);
      if (isRetried) saveIn(retryMs);
      state.set({
        isDirty: true,
        isSaving: false,
        error,
        ...(isRetried ? { retryAtMs: Date.now() + retryMs } : {}),
      });
    }
  }

  return {
    use: state.use,
    flush,
    change(value: Value) {
      waiting = { value };
      state.set({ ...state.get(), isDirty: true });
      saveIn(saveDelayMs);
    },
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      state.set({ isDirty: false, isSaving: false });
    },
  };
}
