import * as z from 'zod';
import type { Position } from '../../intake/src/desk-store/acts.ts';
import { Refusal } from './refusal.ts';

const positionSchema = z.tuple([z.number(), z.string()]);

/** Rows of a page where nobody asks for another number. */
const pageRows = 50;

/** A page as the store is asked for it: one row more, which tells whether the list goes on. */
export function pageOf({
  cursor,
  limit = pageRows,
}: {
  cursor?: string | undefined;
  limit?: number | undefined;
}) {
  return { after: cursor === undefined ? undefined : readCursor(cursor), limit: limit + 1, rows: limit };
}

/** The rows of a page, and the cursor of the next one. */
export function cutPage<T>(
  found: readonly T[],
  rows: number,
  positionOf: (row: T) => Position,
): { rows: T[]; nextCursor: string | null } {
  const page = found.slice(0, rows);
  const last = page.at(-1);
  return { rows: page, nextCursor: found.length > rows && last ? writeCursor(positionOf(last)) : null };
}

function writeCursor({ atMs, key }: Position): string {
  return Buffer.from(JSON.stringify([atMs, key])).toString('base64url');
}

function readCursor(cursor: string): Position {
  try {
    const [atMs, key] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { atMs, key };
  } catch {
    throw new Refusal({ code: 'invalid', errors: [{ field: 'cursor', message: 'no cursor' }] });
  }
}
