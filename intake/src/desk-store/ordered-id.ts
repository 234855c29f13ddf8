import { randomBytes } from 'node:crypto';

let count = 0;

/** An identifier that sorts after those made before it by this process, so that what happens in one moment keeps its order. */
export function orderedId(): string {
  count = (count + 1) % 36 ** 5;
  const time = Date.now().toString(36).padStart(9, '0');
  return `${time}${count.toString(36).padStart(5, '0')}${randomBytes(8).toString('hex')}`;
}
