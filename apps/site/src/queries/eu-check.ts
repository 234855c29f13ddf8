import type { QuestionRules, Rules } from '@vanda/eu-ai-act-rules/rules';
import { z } from 'zod';
import { euRulesPath, routes } from '../routing/routes.ts';
import { euCheckRecordSchema } from '../schemas/eu-check-record.ts';
import { composeRules } from '../topics/regulation/eu-check/compose-rules.ts';
import { getCompany } from './company.ts';
import { dataFile } from './data-file.ts';
import { dataOrThrow, getEntries } from './entry.ts';
import { getSources } from './sources.ts';

export async function getEuRules(): Promise<Rules> {
  const [ruleSet, blocks] = await Promise.all([
    dataOrThrow('euCheckRuleSet', 'eu-ai-act-check'),
    getEntries('euCheckBlocks'),
  ]);
  const law = await dataOrThrow('instruments', ruleSet.instrument);
  return composeRules(
    ruleSet,
    blocks.map(({ data }) => data),
    law,
    await getSources(),
  );
}

/** The questions alone, half as large, load first. */
export async function getEuRulesFiles() {
  const rules = await getEuRules();
  const { version, disclaimer, lawText, history, questions, terms } = rules;
  const asked: QuestionRules = { version, disclaimer, lawText, history, questions, terms };
  return { questions: dataFile(euRulesPath, asked), rules: dataFile(euRulesPath, rules) };
}

export async function getPublishedEuRules(site: string) {
  const [rules, { brand, dataLicence }] = await Promise.all([getEuRules(), getCompany()]);
  return {
    title: 'Rules of the EU AI Act check',
    publisher: { name: brand, url: new URL(routes.euCheck, site).href },
    licence: dataLicence,
    ...rules,
  };
}

export const getEuRecordSchema = (site: string) => ({
  $id: new URL(routes.euCheckRecordSchema, site).href,
  title: 'Record of the EU AI Act check',
  ...z.toJSONSchema(euCheckRecordSchema),
});
