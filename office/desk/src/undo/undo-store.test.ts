import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerUndo, undoable } from './undo-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const command = (message: string) => ({ message, undo: async () => undefined });

test('offers to undo a command until the next one, without a time limit', () => {
  offerUndo(command('Closed.'));
  vi.advanceTimersByTime(60 * 60_000);
  expect(undoable.get()?.message).toBe('Closed.');
  offerUndo(command('Given back.'));
  expect(undoable.get()?.message).toBe('Given back.');
});

test('withdraws the offer when the command becomes final', () => {
  offerUndo({ ...command('The answer goes out in a minute.'), untilMs: Date.now() + 60_000 });
  vi.advanceTimersByTime(59_000);
  expect(undoable.get()).toBeDefined();
  vi.advanceTimersByTime(1000);
  expect(undoable.get()).toBeUndefined();
});
