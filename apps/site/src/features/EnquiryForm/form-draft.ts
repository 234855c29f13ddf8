import { enquiryDraftPrefix } from '../../config/storage-keys.ts';

export type FormDraft = {
  /** The same for every attempt to send. */
  readonly idempotencyKey: string;
  /** Epoch milliseconds when the form was first shown. */
  readonly startedAt: number;
  readonly values: Readonly<Record<string, string>>;
};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = (formId: string) => `${enquiryDraftPrefix}${formId}`;

export function tabStorage(): DraftStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readDraft(storage: DraftStorage | undefined, formId: string): FormDraft | undefined {
  try {
    return toDraft(JSON.parse(storage?.getItem(storageKey(formId)) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function writeDraft(storage: DraftStorage | undefined, formId: string, draft: FormDraft): void {
  try {
    storage?.setItem(storageKey(formId), JSON.stringify(draft));
  } catch {}
}

export function removeDraft(storage: DraftStorage | undefined, formId: string): void {
  try {
    storage?.removeItem(storageKey(formId));
  } catch {}
}

/** 32 hexadecimal digits. */
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
  if (!isWhole) return undefined;
  return {
    idempotencyKey,
    startedAt: startedAt as number,
    values: values as Record<string, string>,
  };
}
