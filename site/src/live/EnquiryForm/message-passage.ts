import { limits } from '@vanda/enquiry/form';
import { newIdempotencyKey, readDraft, tabStorage, writeDraft } from './form-draft.ts';

/** What a tool of the site writes into the message of the contact form. */
export type Passage = {
  text: string;
  /** Its first words, by which an earlier one is known. */
  opening: string;
  /** What the link in its last line holds; the passage ends with that link. */
  inLink: string;
};

/** The message with the passage in it: what a visitor wrote before and after an earlier one stays, the earlier one goes. */
export function withPassage(message: string, { text, opening, inLink }: Passage): string {
  const start = message.indexOf(opening);
  const end = start < 0 ? -1 : message.indexOf(inLink, start);
  const own = end < 0 ? message : message.slice(0, start) + message.slice(end).replace(/^\S*\s*/, '');
  return [own.trim(), text].filter(Boolean).join('\n\n').concat('\n\n');
}

/**
 * Puts the passage into the draft of the contact form, which shows it when it is opened in this tab.
 * @returns the message, and whether it is kept: a browser may deny or fill its storage
 */
export function putInContactDraft(
  passage: Passage,
  storage = tabStorage(),
): { message: string; isKept: boolean } {
  const draft = readDraft(storage, 'contact');
  const message = withPassage(draft?.values.message ?? '', passage).slice(0, limits.message);
  writeDraft(storage, 'contact', {
    idempotencyKey: draft?.idempotencyKey ?? newIdempotencyKey(),
    startedAt: draft?.startedAt ?? Date.now(),
    values: { ...draft?.values, message },
  });
  return { message, isKept: readDraft(storage, 'contact')?.values.message === message };
}
