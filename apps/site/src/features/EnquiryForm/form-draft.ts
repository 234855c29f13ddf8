import { readStored, writeStored } from '../../config/browser-storage.ts';
import { enquiryDraftPrefix } from '../../config/storage-keys.ts';

export type FormDraft = {
  /** The key is the same for every attempt to send. */
  readonly idempotencyKey: string;
  /** Time when the form was first shown, in epoch milliseconds. */
  readonly startedAt: number;
  readonly values: Readonly<Record<string, string>>;
};

const storageKey = (formId: string) => `${enquiryDraftPrefix}${formId}`;

export const readDraft = (formId: string): FormDraft | undefined =>
  toDraft(readStored('sessionStorage', storageKey(formId)));

export const writeDraft = (formId: string, draft: FormDraft): void =>
  writeStored('sessionStorage', storageKey(formId), draft);

export const removeDraft = (formId: string): void =>
  writeStored('sessionStorage', storageKey(formId), undefined);

/** Returns 32 hexadecimal digits. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toDraft(stored: unknown): FormDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { idempotencyKey, startedAt, values } = stored as Record<string, unknown>;
  const isWhole =
    typeof idempotencyKey === 'string' &&
    /^[\w-]{16,64}$/.test(idempotencyKey) &&
    Number.isSafeInteger(startedAt) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string');
  return isWhole ? (stored as FormDraft) : undefined;
}
