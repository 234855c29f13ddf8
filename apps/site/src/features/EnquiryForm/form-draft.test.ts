import { describe, expect, test } from 'vitest';
import { type FormDraft, newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const draft: FormDraft = {
  idempotencyKey: newIdempotencyKey(),
  startedAt: 1_754_000_000_000,
  values: { firstName: 'Siti', message: 'Two lines\nof text' },
};

describe('a draft', () => {
  test('is read by its own form only', () => {
    const storage = memoryStorage();
    writeDraft(storage, 'contact', draft);
    expect(readDraft(storage, 'contact')).toEqual(draft);
    expect(readDraft(storage, 'agile-training')).toBeUndefined();
  });

  test.each([
    'not JSON',
    '[]',
    '{"idempotencyKey":"short","startedAt":1,"values":{}}',
    `{"idempotencyKey":"${newIdempotencyKey()}","startedAt":"then","values":{}}`,
    `{"idempotencyKey":"${newIdempotencyKey()}","startedAt":1,"values":{"name":5}}`,
  ])('is undefined for invalid stored data: %s', (text) => {
    const storage = memoryStorage();
    storage.setItem('enquiry-draft:contact', text);
    expect(readDraft(storage, 'contact')).toBeUndefined();
  });

  test('ignores storage that is denied or full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => writeDraft(full, 'contact', draft)).not.toThrow();
    expect(readDraft(undefined, 'contact')).toBeUndefined();
  });
});

test('creates unique idempotency keys in the format of the server', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
