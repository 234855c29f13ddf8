export type Draft = { templateId: string | null; subject: string; text: string };

/** In memory only: browser storage must never contain an email. */
const drafts = new Map<string, Partial<Draft>>();

export const draftStore = {
  of: (reference: string): Partial<Draft> | undefined => drafts.get(reference),
  keep: (reference: string, draft: Partial<Draft>) => void drafts.set(reference, draft),
  drop: (reference: string) => void drafts.delete(reference),
};
