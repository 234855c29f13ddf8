import { invalid } from '@vanda/desk-api/failures';
import type { Received } from '@vanda/desk-api/routes';
import * as z from 'zod';
import type { Position } from './store/audit-log.ts';

const positionSchema = z.tuple([z.int(), z.string().regex(/^\P{Cc}*$/u)]);

const pageRows = 50;

export const pageOf = ({ cursor, limit = pageRows }: Received<'mailFailed', 'query'>) => ({
  after: cursor === undefined ? undefined : readCursor(cursor),
  limit: limit + 1,
  rows: limit,
});

export function cutPage<T>(found: readonly T[], rows: number, positionOf: (row: T) => Position) {
  const page = found.slice(0, rows);
  const last = page.at(-1);
  if (found.length <= rows || !last) return { rows: page, nextCursor: null };
  const { atMs, key } = positionOf(last);
  return { rows: page, nextCursor: Buffer.from(JSON.stringify([atMs, key])).toString('base64url') };
}

function readCursor(cursor: string): Position {
  try {
    const [atMs, key] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { atMs, key };
  } catch {
    throw invalid({ field: 'cursor', message: 'no cursor' });
  }
}
