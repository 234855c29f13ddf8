import { expect, test } from 'vitest';
import { newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';
import { keepStorageInMemory } from './memory-storage.fixture.ts';
import { putInContactDraft } from './message-passage.ts';

const passage = { text: 'We ask:\nhttps://a.example/#p=1', opening: 'We ask:', inLink: '#p=' };

keepStorageInMemory();

test('keeps the key, start time, other fields and the visitor’s words of a draft', () => {
  const draft = {
    idempotencyKey: newIdempotencyKey(),
    startedAt: 5,
    values: { name: 'Mei', message: 'Soon.' },
  };
  writeDraft('contact', draft);
  expect(putInContactDraft(passage).isStored).toBe(true);
  const message = `Soon.\n\n${passage.text}\n\n`;
  expect(readDraft('contact')).toEqual({ ...draft, values: { name: 'Mei', message } });
});

test('cuts the message to the limit of the form', () => {
  const long = { ...passage, text: `We ask:${'x'.repeat(5000)}` };
  expect(putInContactDraft(long).message).toHaveLength(4000);
});

test('reports storage that is denied', () => {
  sessionStorage.setItem = () => undefined;
  expect(putInContactDraft(passage)).toEqual({ message: `${passage.text}\n\n`, isStored: false });
});
