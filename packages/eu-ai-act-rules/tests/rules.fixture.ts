import { readFileSync } from 'node:fs';
import { type Answers, none, readAnswers } from '../src/answers.ts';
import { assess } from '../src/assess.ts';
import type { Rules } from '../src/rules.ts';

export const rules: Rules = JSON.parse(readFileSync(new URL('../rules.json', import.meta.url), 'utf8'));

/** Answers the rest with "none of these", or the last answer; a maker supplies a system. */
export function completed(answers: Answers): Answers {
  const missing = readAnswers(rules, answers).asked.find(({ id }) => !(id in answers));
  if (!missing) return answers;
  const least = missing.pick === 'several' ? none : (missing.answers.at(-1)?.id ?? none);
  return completed({ ...answers, [missing.id]: missing.id === 'form' ? ['form-system'] : [least] });
}

export const maker = {
  kind: ['ai-system'],
  seat: ['seat-union'],
  'union-link': ['union-market'],
  roles: ['role-provider'],
  model: ['model-used'],
  'first-supply': ['supplied-late'],
};
export const user = { ...maker, 'union-link': ['union-use'], roles: ['role-deployer'] };
export const listed = (area: string, use: string) => ({
  areas: [`area-${area}`],
  [`uses-${area}`]: [use],
  profiling: ['profiles'],
});
export const recruiting = listed('work', 'annex3-4a-recruitment');
export const remoteIdentification = listed('biometrics', 'annex3-1a-remote-identification');
/** A system that reads customers’ emotions from biometrics. */
export const readsEmotions = listed('biometrics', 'annex3-1c-tick');
/** A product of Annex I, Section A. */
export const medicalProduct = {
  product: ['product-itself'],
  'product-law': ['product-medical'],
  'third-party': ['third-party-always'],
};
/** Article 6(3): no profiling, and a small task without influence. */
export const exempt = (task: string) => ({
  profiling: ['no-profiling'],
  exemption: [task],
  influence: ['no-influence'],
});

/** The day on which the cases were worked out. */
export const today = '2026-11-28';
export const resultOf = (answers: Answers, turnoverEur?: number, on = today) =>
  assess(rules, completed(answers), on, turnoverEur);
export type Result = ReturnType<typeof resultOf>;
export const idsOf = (roles: Result['duties']) => roles.flatMap(({ duties }) => duties.map(({ id }) => id));
export const openIds = (answers: Answers) => resultOf(answers).openPoints.map(({ id }) => id);
export const dutyOf = ({ duties, otherSide, wouldFollow }: Result, id: string) =>
  [...duties, ...otherSide, ...wouldFollow].flatMap((role) => role.duties).find((duty) => duty.id === id);
