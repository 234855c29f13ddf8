/** What somebody is writing. */
export type Draft = { templateId: string | null; subject: string; text: string };

/** Kept in the page's memory alone, by reference: no storage of the browser ever holds a letter. */
const drafts = new Map<string, Partial<Draft>>();

export const keptDrafts = {
  of: (reference: string): Partial<Draft> | undefined => drafts.get(reference),
  keep: (reference: string, draft: Partial<Draft>) => void drafts.set(reference, draft),
  drop: (reference: string) => void drafts.delete(reference),
};
