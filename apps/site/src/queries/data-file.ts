import { createHash } from 'node:crypto';

export function dataFile(pathOf: (hash: string) => string, content: unknown) {
  const text = JSON.stringify(content);
  return { path: pathOf(createHash('sha256').update(text).digest('hex').slice(0, 8)), text };
}
