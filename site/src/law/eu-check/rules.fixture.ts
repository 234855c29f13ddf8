import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { euCheckBlockSchema, euCheckRuleSetSchema } from '../../schemas/eu-check.ts';
import { instrumentSchema } from '../../schemas/instrument.ts';
import { type Answers, none, readAnswers } from './answers.ts';
import { type Rules, rulesOf } from './rules.ts';

const content = new URL('../../content/', import.meta.url);
const read = (file: string): unknown => parse(readFileSync(new URL(file, content), 'utf8'));

export const ruleSet = euCheckRuleSetSchema.parse(read('tools/eu-ai-act-check.yaml'));
export const blocks = readdirSync(new URL('eu-ai-act-check/', content)).map((name) =>
  euCheckBlockSchema.parse(read(`eu-ai-act-check/${name}`)),
);
export const law = instrumentSchema.parse(read('instruments/eu-ai-act.yaml'));

/** The rules of the site as they stand. */
export const rules: Rules = rulesOf(ruleSet, blocks, law);

/** Answers every question that is asked and not answered here with "none of these", or with its last answer. */
export function completed(answers: Answers): Answers {
  const missing = readAnswers(rules, answers).asked.find(({ id }) => !(id in answers));
  if (!missing) return answers;
  const least = missing.pick === 'several' ? none : (missing.answers.at(-1)?.id ?? none);
  return completed({ ...answers, [missing.id]: [least] });
}
