import { randomBytes } from 'node:crypto';

let count = 0;

/** A time-ordered identifier, monotonic within the process. */
export function orderedId(): string {
  count = (count + 1) % 36 ** 5;
  const time = Date.now().toString(36).padStart(9, '0');
  return `${time}${count.toString(36).padStart(5, '0')}${randomBytes(8).toString('hex')}`;
}
