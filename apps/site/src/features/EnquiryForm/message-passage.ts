import { limits } from '@vanda/forms/form';
import { newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';

export type Passage = { text: string; opening: string; inLink: string };

/** Adds a passage and keeps the visitor's own text. */
export function withPassage(message: string, { text, opening, inLink }: Passage): string {
  const start = message.indexOf(opening);
  const end = start < 0 ? -1 : message.indexOf(inLink, start);
  const own = end < 0 ? message : message.slice(0, start) + message.slice(end).replace(/^\S*\s*/, '');
  return [own.trim(), text].filter(Boolean).join('\n\n').concat('\n\n');
}

/** @returns the message, and whether it was stored */
export function putInContactDraft(passage: Passage): { message: string; isStored: boolean } {
  const draft = readDraft('contact');
  const message = withPassage(draft?.values.message ?? '', passage).slice(0, limits.message);
  writeDraft('contact', {
    idempotencyKey: draft?.idempotencyKey ?? newIdempotencyKey(),
    startedAt: draft?.startedAt ?? Date.now(),
    values: { ...draft?.values, message },
  });
  return { message, isStored: readDraft('contact')?.values.message === message };
}
