import { describe, expect, test, vi } from 'vitest';
import { type FormDraft, newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';
import { keepStorageInMemory } from './memory-storage.fixture.ts';

keepStorageInMemory();

const draft: FormDraft = {
  idempotencyKey: newIdempotencyKey(),
  startedAt: 1_754_000_000_000,
  values: { firstName: 'Siti', message: 'Two lines\nof text' },
};

describe('a draft', () => {
  test('is read by its own form only', () => {
    writeDraft('contact', draft);
    expect(readDraft('contact')).toEqual(draft);
    expect(readDraft('agile-training')).toBeUndefined();
  });

  test.each([
    'not JSON',
    '[]',
    '{"idempotencyKey":"short","startedAt":1,"values":{}}',
    `{"idempotencyKey":"${newIdempotencyKey()}","startedAt":"then","values":{}}`,
    `{"idempotencyKey":"${newIdempotencyKey()}","startedAt":1,"values":{"name":5}}`,
  ])('is undefined for invalid stored data: %s', (text) => {
    sessionStorage.setItem('enquiry-draft:contact', text);
    expect(readDraft('contact')).toBeUndefined();
  });

  test('ignores storage that is denied or full', () => {
    sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => writeDraft('contact', draft)).not.toThrow();
    vi.stubGlobal('sessionStorage', undefined);
    expect(readDraft('contact')).toBeUndefined();
  });
});

test('creates unique idempotency keys in the format of the server', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
