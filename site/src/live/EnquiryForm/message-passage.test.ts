import { expect, test } from 'vitest';
import { newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';
import { putInContactDraft } from './message-passage.ts';

const passage = { text: 'We ask:\nhttps://a.example/#p=1', opening: 'We ask:', inLink: '#p=' };

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a draft keeps its key, its beginning, its other fields and the visitor’s own words', () => {
  const storage = memoryStorage();
  const draft = {
    idempotencyKey: newIdempotencyKey(),
    startedAt: 5,
    values: { name: 'Mei', message: 'Soon.' },
  };
  writeDraft(storage, 'contact', draft);
  expect(putInContactDraft(passage, storage).isKept).toBe(true);
  const message = `Soon.\n\n${passage.text}\n\n`;
  expect(readDraft(storage, 'contact')).toEqual({ ...draft, values: { name: 'Mei', message } });
});

test('the message is never longer than the form takes', () => {
  const storage = memoryStorage();
  const long = { ...passage, text: `We ask:${'x'.repeat(5000)}` };
  expect(putInContactDraft(long, storage).message).toHaveLength(4000);
});

test('says so where the browser keeps nothing', () => {
  const denied = { ...memoryStorage(), setItem: () => undefined };
  expect(putInContactDraft(passage, denied)).toEqual({ message: `${passage.text}\n\n`, isKept: false });
});
