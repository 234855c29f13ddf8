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

test('keeps the key, start time, other fields and the visitor’s words of a draft', () => {
  const storage = memoryStorage();
  const draft = {
    idempotencyKey: newIdempotencyKey(),
    startedAt: 5,
    values: { name: 'Mei', message: 'Soon.' },
  };
  writeDraft(storage, 'contact', draft);
  expect(putInContactDraft(passage, storage).isStored).toBe(true);
  const message = `Soon.\n\n${passage.text}\n\n`;
  expect(readDraft(storage, 'contact')).toEqual({ ...draft, values: { name: 'Mei', message } });
});

test('cuts the message to the limit of the form', () => {
  const storage = memoryStorage();
  const long = { ...passage, text: `We ask:${'x'.repeat(5000)}` };
  expect(putInContactDraft(long, storage).message).toHaveLength(4000);
});

test('reports storage that is denied', () => {
  const denied = { ...memoryStorage(), setItem: () => undefined };
  expect(putInContactDraft(passage, denied)).toEqual({ message: `${passage.text}\n\n`, isStored: false });
});
