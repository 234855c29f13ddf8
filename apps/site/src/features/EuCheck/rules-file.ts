import type { QuestionRules, Rules } from '@vanda/eu-ai-act-rules/rules';
import { fetchOnce } from '../fetch-once.ts';

export type CheckQuestions = QuestionRules;

export const stageId = 'check-stage';

export const loadQuestions = () => fetchOnce<CheckQuestions>(addressOf('questions'));
export const loadRules = () => fetchOnce<Rules>(addressOf('rules'));

const addressOf = (name: 'questions' | 'rules') => document.getElementById(stageId)?.dataset[name] ?? '';
