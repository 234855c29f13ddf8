import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { euCheckBlockSchema, euCheckRuleSetSchema } from '../../../schemas/eu-check.ts';
import { instrumentSchema } from '../../../schemas/instrument.ts';
import { sourceSchema } from '../../../schemas/source.ts';
import { fillInAll } from '../../company/facts.ts';
import { instrumentWords } from '../references.ts';
import { composeRules } from './compose-rules.ts';

const content = new URL('../../../content/', import.meta.url);
const read = (file: string): unknown => parse(readFileSync(new URL(file, content), 'utf8'));

/** Renewed by `npx vitest run --project site rules-package -u`. */
test('the package contains the rules of the content files', async () => {
  const ruleSet = euCheckRuleSetSchema.parse(read('tools/eu-ai-act-check.yaml'));
  const blocks = readdirSync(new URL('eu-ai-act-check/', content)).map((name) =>
    euCheckBlockSchema.parse(read(`eu-ai-act-check/${name}`)),
  );
  const law = instrumentSchema.parse(read(`instruments/${ruleSet.instrument}.yaml`));
  const sources = new Map(
    readdirSync(new URL('sources/', content)).flatMap((name) =>
      Object.entries(z.record(z.string(), sourceSchema).parse(read(`sources/${name}`))),
    ),
  );
  const words = instrumentWords([{ id: ruleSet.instrument, ...law }], ruleSet.version);
  const rules = fillInAll(composeRules(ruleSet, blocks, law, sources), words);
  await expect(`${JSON.stringify(rules, null, 1)}\n`).toMatchFileSnapshot(
    '../../../../../../packages/eu-ai-act-rules/rules.json',
  );
});
