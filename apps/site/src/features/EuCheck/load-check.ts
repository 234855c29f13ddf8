import type { QuestionRules } from '@vanda/eu-ai-act-rules/rules';
import type { FunctionComponent } from 'react';
import { loadQuestions } from './rules-file.ts';

export type LoadedCheck = { Check: FunctionComponent<{ rules: QuestionRules }>; rules: QuestionRules };

export async function loadCheck(): Promise<LoadedCheck> {
  // The page build would follow the import.
  if (import.meta.env.SSR) throw new Error('The check loads in the browser alone');
  const [{ Check }, rules] = await Promise.all([import('./Check.tsx'), loadQuestions()]);
  return { Check, rules };
}
