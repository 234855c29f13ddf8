import { type Answers, readAnswers } from '@vanda/eu-ai-act-rules/answers';
import { assess } from '@vanda/eu-ai-act-rules/assess';
import { systemFields } from '@vanda/eu-ai-act-rules/drafts';
import { walks } from '@vanda/eu-ai-act-rules/testing/properties.fixture';
import { completed, maker, recruiting, rules } from '@vanda/eu-ai-act-rules/testing/rules.fixture';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euCheckRecordSchema } from '../../schemas/eu-check-record.ts';
import { linkOf } from './check-link.ts';
import { countDuties, givenAnswers } from './check-messages.ts';
import { changesSince, digestsOf, markdownRecord, recordOf } from './check-record.ts';
import { readRecord } from './read-record.ts';

/** A day before the first days of Annex III. */
const thatDay = '2026-11-23';
const ranking = completed({ ...maker, ...recruiting, seat: ['seat-outside'] });
const notes = {
  system: Object.fromEntries(Object.keys(systemFields).map((key) => [key, `The ${key}`])),
  reasons: { profiling: 'It puts applicants in an order.' },
};

async function partsOf(answers: Answers, turnoverEur?: number, today = thatDay) {
  const link = linkOf({ version: rules.version, answers, turnoverEur });
  return {
    rules,
    result: assess(rules, answers, today, turnoverEur),
    given: givenAnswers(readAnswers(rules, answers), answers),
    notes,
    digests: await digestsOf(rules, answers),
    turnoverEur,
    today,
    link: `https://www.vanda.example/check${link}`,
  };
}
const saved = (parts: Awaited<ReturnType<typeof partsOf>>) => JSON.stringify(recordOf(parts));

describe('a saved record', () => {
  test('follows its published schema and loads with the same answers, for generated answers', async () => {
    await fc.assert(
      fc.asyncProperty(walks, async (answers) => {
        const text = saved(await partsOf(answers, 1_200_000));
        expect(euCheckRecordSchema.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
        const read = readRecord(text);
        expect(read?.check).toEqual({
          answers,
          turnoverEur: 1_200_000,
          notes: { ...notes, reasons: 'profiling' in answers ? notes.reasons : {} },
        });
      }),
      { numRuns: 50 },
    );
  });

  test('is not read from another file', () => {
    for (const text of ['', '{}', '[]', '{"answers":{}}', '{"answers":[{"question":"kind","chosen":1}]}'])
      expect(readRecord(text)).toBeUndefined();
  });

  test('has one digest for the same answers in another order, and another for other answers', async () => {
    const [first] = Object.entries(ranking);
    const { [first?.[0] ?? '']: _, ...rest } = ranking as Record<string, readonly string[]>;
    const reordered = { ...rest, ...Object.fromEntries(first ? [first] : []) };
    const digest = async (answers: Answers) => (await digestsOf(rules, answers)).answersSha256;
    expect(await digest(reordered)).toBe(await digest(ranking));
    expect(await digest({ ...ranking, seat: ['seat-union'] })).not.toBe(await digest(ranking));
  });
});

test('the Markdown record states system, question and paragraph in full, reasons, sources with status, and digests', async () => {
  const parts = await partsOf(ranking);
  const text = markdownRecord(parts);
  for (const [key, label] of Object.entries(systemFields))
    expect(text).toContain(`${label}: ${notes.system[key]}`);
  for (const { title, article } of parts.given) {
    expect(text).toContain(title);
    expect(text).toContain(`[${article}](`);
  }
  expect(text).toContain('Reason: It puts applicants in an order.');
  expect(text).toMatch(
    /\[Regulation \(EU\) 2024\/1689[^\]]*\]\(https:\/\/eur-lex\.europa\.eu\/eli\/[^)]+\): binding/,
  );
  expect(text).toContain(parts.digests.rulesSha256);
  expect(text).toContain(parts.digests.answersSha256);
});

/** Days of Articles 111 and 113: the day before, the day itself and the day after. */
const turns = ['2026-12-02', '2027-08-02', '2027-12-02', '2028-08-02', '2030-08-02', '2030-12-31'].flatMap(
  (day) => [-1, 0, 1].map((days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)),
);
const namedDay = /(\w+ )?\b(from|before|by|until|since|Since|From) (\d{1,2} [A-Z][a-z]+ \d{4})/g;

test('no sentence of a record puts a past day ahead or a coming one behind, on any day of the law', async () => {
  const wrong = new Set<string>();
  for (const [place, answers] of fc.sample(walks, { seed: 20_261_128, numRuns: 360 }).entries()) {
    const today = turns[place % turns.length] ?? '';
    const [text = ''] = markdownRecord(await partsOf(answers, undefined, today)).split(
      '## Questions and answers',
    );
    for (const [words, verb = '', preposition = '', day] of text.matchAll(namedDay)) {
      const isPast = new Date(`${day} UTC`).toISOString().slice(0, 10) <= today;
      const tellsOfPast = preposition.toLowerCase() === 'since';
      // The day of a supply is a fact before and after it.
      if (isPast !== tellsOfPast && !/^(supplied|marketed|market|not) $/.test(verb))
        wrong.add(`${today}: ${words}`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('two records name their rules when these differ', async () => {
  const now = recordOf(await partsOf(ranking));
  const before = { ...now, rules: { ...now.rules, version: '2026-11-01' } };
  expect(changesSince(before, now)).toEqual([
    expect.stringContaining('in place of those of 1 November 2026'),
  ]);
});

test('a doubt about the origin of a model puts no duty among those in force today', async () => {
  const parts = await partsOf(
    completed({ ...maker, model: ['unsure'], 'model-age': ['model-new'], content: ['makes-content'] }),
  );
  const settled = await partsOf(completed({ ...maker, content: ['makes-content'] }));
  expect(countDuties(parts.result, thatDay).inForce.certain).toBe(
    countDuties(settled.result, thatDay).inForce.certain,
  );
  const [, model = ''] = markdownRecord(parts).split(
    '## Your duties, if you count as provider of a general-purpose model',
  );
  expect(model.trim()).toMatch(/^### In force only if an open point is decided so/);
});

test('the first duty to come is a certain one, before those that only might be owed', async () => {
  const { result, today } = await partsOf(
    completed({
      ...maker,
      ...recruiting,
      'union-link': ['union-market', 'union-ahead'],
      trial: ['trial-planned'],
      content: ['makes-content'],
      model: ['unsure-model-own'],
      'model-age': ['model-unsupplied'],
    }),
  );
  expect(countDuties(result, today).later.possible).toBeGreaterThan(0);
  expect(countDuties(result, today).next?.id).toBe('real-world-testing');
});

test('duties that wait for a supply are not called in force', async () => {
  const parts = await partsOf(
    completed({ ...maker, exclusions: ['excl-premarket'], interaction: ['interacts'] }),
  );
  const [, follows = ''] = markdownRecord(parts).split('## Would follow, as provider');
  expect(follows.trim()).toMatch(/^### From the day of supply\n/);
});
