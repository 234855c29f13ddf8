import { readFileSync } from 'node:fs';
import { type Answers, none } from '@vanda/eu-ai-act-rules/answers';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { finder } from './find-laws.fixture.ts';
import { findLaws } from './find-laws.ts';

const today = '2026-11-23';

const questions = ['presence', 'ai', 'business', 'data', 'customers', 'size'];
const quiet: Answers = Object.fromEntries(questions.map((id) => [id, [none]]));
const ids = z.array(z.string());
const caseSchema = z.strictObject({
  story: z.string(),
  answers: z.string().transform((text) => ({
    ...quiet,
    ...Object.fromEntries(
      text.split(';').map((part) => [part.split('=')[0], part.split('=')[1]?.split(',')]),
    ),
  })),
  applies: ids,
  guidance: ids.optional(),
  might: ids.optional(),
  customer: ids.optional(),
  not: ids,
  noDuty: ids.optional(),
});
const { research, further } = z
  .strictObject({ research: z.array(caseSchema), further: z.array(caseSchema) })
  .parse(parse(readFileSync(new URL('golden-cases.yaml', import.meta.url), 'utf8')));

describe.each([...research, ...further])(
  '$story',
  ({ answers, applies, guidance = [], might = [], customer = [], not, noDuty = [] }) => {
    const found = findLaws(finder, answers, today);
    const lawOf = (id: string) => {
      const law = found.find((one) => one.law.id === id);
      if (!law) throw new Error(`There is no instrument "${id}"`);
      return law;
    };
    const groupOf = (name: string) => {
      const [id = '', part] = name.split('/');
      const law = lawOf(id);
      if (part === undefined) return law.group;
      const one = law.parts.find((candidate) => candidate.id === part);
      return one === undefined ? 'not' : one.isOpen ? 'might' : law.group;
    };

    test('lists what applies, and guidelines as guidance', () => {
      expect([...applies, ...guidance].filter((id) => groupOf(id) !== 'applies')).toEqual([]);
      expect(guidance.filter((id) => !lawOf(id).isGuidance)).toEqual([]);
      const laws = applies.filter((id) => !id.includes('/'));
      expect(laws.filter((id) => lawOf(id).isGuidance)).toEqual([]);
    });

    test('lists what might apply', () => {
      expect(might.filter((id) => !['might', 'customer'].includes(groupOf(id)))).toEqual([]);
    });

    test('lists what arrives through the customer', () => {
      expect(customer.filter((id) => groupOf(id) !== 'customer')).toEqual([]);
    });

    test('leaves out what does not apply', () => {
      expect(not.filter((id) => groupOf(id) !== 'not')).toEqual([]);
      expect(noDuty.filter((id) => groupOf(id) === 'applies' && !lawOf(id).isGuidance)).toEqual([]);
    });
  },
);

test('the cases are 25, and name all markets of Asia-Pacific, the EU and the UK', () => {
  expect(research).toHaveLength(25);
  const named = new Set(research.flatMap(({ answers }) => answers.markets ?? []));
  const missing = finder.questions[0]?.answers.map(({ id }) => id).filter((id) => !named.has(id));
  expect(missing).toEqual(['in-china', 'in-taiwan', 'in-usa', 'in-elsewhere']);
});

test('nothing Australian or Japanese binds the small app and the B2B analytics', () => {
  for (const [number, market] of [
    [11, 'australia'],
    [17, 'japan'],
  ] as const) {
    const found = findLaws(finder, research[number - 1]?.answers ?? {}, today);
    const binding = found.filter(
      ({ law, group, isGuidance }) => law.market === market && group === 'applies' && !isGuidance,
    );
    expect(binding.map(({ law }) => law.id)).toEqual([]);
  }
});
