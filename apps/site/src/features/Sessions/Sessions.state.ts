import { isUpcoming } from '@vanda/forms/session-state';

export type ListState = 'open' | 'none';

export const listState = (starts: readonly string[], today: string): ListState =>
  starts.some((start) => isUpcoming(start, today)) ? 'open' : 'none';
