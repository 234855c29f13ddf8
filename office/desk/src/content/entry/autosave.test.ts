import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../api/request.ts';
import { createAutosave, saveDelayMs } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends one request at a time and saves what was written meanwhile', async () => {
  let respond = () => {};
  const save = vi.fn((_value: string) => new Promise<void>((resolve) => (respond = resolve)));
  const autosave = createAutosave(save);
  autosave.change('a');
  const first = autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  autosave.change('b');
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(save).toHaveBeenCalledTimes(1);
  respond();
  expect(await first).toBe(false);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  respond();
  expect(save.mock.calls.map(([value]) => value)).toEqual(['a', 'b']);
});

it('retries after a lost connection by itself, and keeps the text', async () => {
  const save = vi.fn(async (_value: string) => undefined);
  save.mockRejectedValueOnce(new RequestError({ code: 'unreached' }));
  const autosave = createAutosave(save);
  autosave.change('a');
  expect(await autosave.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(8000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  expect(await autosave.flush()).toBe(true);
});

it('does not retry a rejected save until the text changes', async () => {
  const save = vi.fn(async (_value: string) => undefined);
  save.mockRejectedValueOnce(new RequestError({ code: 'too-large', nowMs: 0 }));
  const autosave = createAutosave(save);
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.change('b');
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(save).toHaveBeenCalledTimes(2);
});
