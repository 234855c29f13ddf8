import type { SessionRow } from './sessions.ts';

export type SessionCounts = Pick<
  SessionRow,
  'capacity' | 'confirmed' | 'held' | 'offered' | 'free' | 'waiting'
>;

export const countsInWords = ({ capacity, confirmed, held, offered, free, waiting }: SessionCounts): string =>
  [
    `${confirmed}${capacity === null ? '' : ` of ${capacity}`} confirmed`,
    held > 0 && `${held} to confirm`,
    offered > 0 && `${offered} on offer`,
    free !== null && (free === 0 ? 'full' : `${free} free`),
    waiting > 0 && `${waiting} waiting`,
  ]
    .filter(Boolean)
    .join(', ');
