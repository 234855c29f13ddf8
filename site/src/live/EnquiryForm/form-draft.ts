import { enquiryDraftPrefix } from '../../storage-keys.ts';

/**
 * What a visitor typed into a form, kept in this tab (`sessionStorage`, key `enquiry-draft:<form id>`) until it is
 * sent, so that a reload, a crash or a lost network loses nothing. It never leaves the device and ends with the tab.
 */
export type FormDraft = {
  /** Made once per filled form; every attempt to send it carries the same key, so it arrives once. */
  readonly idempotencyKey: string;
  /** Epoch milliseconds when the form was first shown. */
  readonly startedAt: number;
  /** What was typed and chosen, by field name. */
  readonly values: Readonly<Record<string, string>>;
};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = (formId: string) => `${enquiryDraftPrefix}${formId}`;

/** The tab's storage; undefined where the browser denies it. Then drafts are simply not kept. */
export function tabStorage(): DraftStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The draft of a form; undefined when there is none, or none that can be read. */
export function readDraft(storage: DraftStorage | undefined, formId: string): FormDraft | undefined {
  try {
    return toDraft(JSON.parse(storage?.getItem(storageKey(formId)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps a draft. A full or denied storage is no mistake of the visitor's and stays silent. */
export function writeDraft(storage: DraftStorage | undefined, formId: string, draft: FormDraft): void {
  try {
    storage?.setItem(storageKey(formId), JSON.stringify(draft));
  } catch {}
}

/** Forgets a draft: its form was sent. */
export function removeDraft(storage: DraftStorage | undefined, formId: string): void {
  try {
    storage?.removeItem(storageKey(formId));
  } catch {}
}

/** A new draft's key: 32 hexadecimal digits. */
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
