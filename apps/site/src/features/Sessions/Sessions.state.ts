import { isUpcoming } from '@vanda/forms/session-state';

export type ListState = 'open' | 'none';

export function listState(starts: readonly string[], today: string): ListState {
  return starts.some((start) => isUpcoming(start, today)) ? 'open' : 'none';
}
