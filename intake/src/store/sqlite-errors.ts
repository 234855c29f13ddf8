import { StoreUnavailable } from './database.ts';

const busy = 5;
const locked = 6;
const corrupt = 11;
/** The first bytes of the file are not SQLite's. */
export const notADatabase = 26;

/** Primary result codes that a person can mend while the service runs, and what to tell them. */
const passing: Readonly<Record<number, string>> = {
  8: 'the store is read-only',
  10: 'the disk answers with errors',
  [corrupt]: 'the store is damaged',
  13: 'the disk is full',
  14: 'the store can not be opened',
  [notADatabase]: 'the store is damaged',
};

/** SQLite's primary result code of an error; undefined for an error of anything else. */
export function resultCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** Another connection holds the file; the same statement may succeed in a moment. */
export function isHeld(error: unknown): boolean {
  const result = resultCode(error);
  return result === busy || result === locked;
}

/** The bytes of the file are not those of a sound database. */
export function isDamage(error: unknown): boolean {
  const result = resultCode(error);
  return result === corrupt || result === notADatabase;
}

/** An error as the rest of the service knows it. */
export function translated(error: unknown): unknown {
  const result = resultCode(error);
  const reason = result === undefined ? undefined : passing[result];
  return reason ? new StoreUnavailable(reason, `SQLITE_${result}`, error) : error;
}
