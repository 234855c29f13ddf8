import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { regulationSchema } from './regulation.ts';

const euAiAct = () =>
  parse(readFileSync(new URL('../content/regulations/eu-ai-act.yaml', import.meta.url), 'utf8'));

test('a fine beside a tier is the one of the table of fines, or the check says where it differs', () => {
  const page = euAiAct();
  expect(regulationSchema.safeParse(page).error).toBeUndefined();
  const tiers = page.blocks.findIndex(({ kind }: { kind: string }) => kind === 'tiers');
  page.blocks[tiers].items[1].fine.sum = '€16 million';
  const { error } = regulationSchema.safeParse(page);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    `blocks.${tiers}.items.1.fine: stands in no table with \`chart: bars\` on this page: €16 million or 3%`,
  ]);
});
