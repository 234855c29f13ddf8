import { StoreUnavailable } from './database.ts';

const busy = 5;
const locked = 6;
const corrupt = 11;
/** SQLite's code for a file that does not begin with its header. */
export const notADatabase = 26;

const passing: Readonly<Record<number, string>> = {
  8: 'the store is read-only',
  10: 'the disk answers with errors',
  [corrupt]: 'the store is damaged',
  13: 'the disk is full',
  14: 'the store can not be opened',
  [notADatabase]: 'the store is damaged',
};

export function resultCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** Another connection holds the file, so a retry may succeed. */
export function isHeld(error: unknown): boolean {
  const result = resultCode(error);
  return result === busy || result === locked;
}

export function isDamage(error: unknown): boolean {
  const result = resultCode(error);
  return result === corrupt || result === notADatabase;
}

export function translated(error: unknown): unknown {
  const result = resultCode(error);
  const reason = result === undefined ? undefined : passing[result];
  return reason ? new StoreUnavailable(reason, `SQLITE_${result}`, error) : error;
}
