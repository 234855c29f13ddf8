import type { QuestionRules, Rules } from '@vanda/eu-ai-act-rules/rules';
import type { PageOf } from '../../schemas/page.ts';

export type CheckQuestions = QuestionRules & Pick<PageOf<'eu-ai-act-check'>, 'sheet'>;

export const startId = 'check-start';
export const stageId = 'check-stage';

const loading: Record<string, Promise<unknown>> = {};

export const loadQuestions = () => load('questions') as Promise<CheckQuestions>;
export const loadRules = () => load('rules') as Promise<Rules>;

/** Fetched once; after a failure the next call tries again. */
function load(name: 'questions' | 'rules') {
  loading[name] ??= fetchFile(name).catch((error: unknown) => {
    delete loading[name];
    throw error;
  });
  return loading[name];
}

async function fetchFile(name: 'questions' | 'rules'): Promise<unknown> {
  const address = document.getElementById(stageId)?.dataset[name] ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
