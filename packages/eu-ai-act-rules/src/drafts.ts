import { type Answers, readAnswers } from './answers.ts';
import type { Assessment } from './assess.ts';
import { evaluate, no } from './conditions.ts';
import type { Draft, Rules } from './rules.ts';

export const systemFields = {
  name: 'Name of the system',
  version: 'Its version',
  purpose: 'Its purpose',
  organisation: 'Organisation',
  author: 'Answered by',
  reviewer: 'Reviewed by',
} as const;

export function draftsFor(rules: Rules, answers: Answers, { duties }: Pick<Assessment, 'duties'>): Draft[] {
  const { of } = readAnswers(rules, answers);
  const own = new Set(duties.flatMap((role) => role.duties.map(({ id }) => id)));
  const applies = ({ owed, when }: Pick<Draft, 'owed' | 'when'>) =>
    (owed === undefined || owed.some((id) => own.has(id))) &&
    (when === undefined || evaluate(when, of) !== no);
  return rules.drafts
    .filter(applies)
    .map((draft) => ({ ...draft, sections: draft.sections.filter(applies) }));
}

const placeholder = /\{([a-z0-9-]+)\}/g;

export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Omits lines whose placeholder has no value. */
export const fillDraft = (text: string, values: ReadonlyMap<string, string>): string =>
  text
    .split('\n')
    .filter((line) => placeholdersIn(line).every((name) => values.get(name)))
    .map((line) => line.replace(placeholder, (_, name) => values.get(name) ?? ''))
    .join('\n');
