import { createHash } from 'node:crypto';
import { type Rules, rulesOf } from '../law/eu-check/rules.ts';
import { euRulesPath } from '../routes.ts';
import { dataOrThrow, getEntries } from './entry.ts';

/** The rules of the EU AI Act check, put together from their files. */
export async function getEuRules(): Promise<Rules> {
  const [ruleSet, blocks] = await Promise.all([
    dataOrThrow('euCheckRuleSet', 'eu-ai-act-check'),
    getEntries('euCheckBlocks'),
  ]);
  const law = await dataOrThrow('instruments', ruleSet.instrument);
  return rulesOf(
    ruleSet,
    blocks.map(({ data }) => data),
    law,
  );
}

/** The same as a file for the browser; its address changes with its content. */
export async function getEuRulesFile() {
  const text = JSON.stringify(await getEuRules());
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { hash, path: euRulesPath(hash), text };
}
