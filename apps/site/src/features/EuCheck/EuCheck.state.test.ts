import { type Answers, questionsLeft } from '@vanda/eu-ai-act-rules/answers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walks } from '../../../../../packages/eu-ai-act-rules/tests/properties.fixture.ts';
import { completed, rules } from '../../../../../packages/eu-ai-act-rules/tests/rules.fixture.ts';
import { addressOf, nextAddress } from './check-address.ts';
import { linkOf } from './check-link.ts';
import { type CheckState, openCheck, reduceCheck } from './EuCheck.state.ts';

const answers = completed({ kind: ['ai-system'], areas: ['area-work'], roles: ['role-provider'] });
const link = linkOf({ version: rules.version, answers, turnoverEur: 1_200_000 });
const none = { answers: {} };
const started = { kind: ['ai-system'], seat: ['seat-union'] };
const open = (hash: string, stored = {}) => openCheck(rules, hash, { answers: stored });

describe('opening an address', () => {
  test('shows the result of a link, and the same after a reload', () => {
    const opened = open(link);
    expect(opened).toMatchObject({ step: 'result', answers, turnoverEur: 1_200_000 });
    expect(openCheck(rules, link, none)).toEqual(opened);
  });

  test('opens a link to some of the answers at the first question without one', () => {
    const partial = linkOf({ version: rules.version, answers: started });
    expect(open(partial)).toMatchObject({ step: 'union-link', answers: started });
  });

  test.each(['#q=result', '#q=areas', '#q=nonsense', '', '#anything'])(
    'leads to the start without answers: “%s”',
    (hash) => {
      expect(open(hash).step).toBeUndefined();
    },
  );

  test('never shows a result while a question has no answer', () => {
    expect(open('#q=result', started).step).toBe('union-link');
    expect(open('#q=result', answers).step).toBe('result');
  });

  test('shows an answered question, the next one, and no later one', () => {
    expect(open('#q=kind', started).step).toBe('kind');
    expect(open('#q=union-link', started).step).toBe('union-link');
    expect(open('#q=size', started).step).toBe('union-link');
    expect(open(nextAddress, started).step).toBe('union-link');
    expect(open(nextAddress).step).toBe('kind');
  });

  test('reads a link that a mail program has encoded', () => {
    expect(open(link.replaceAll(',', '%2C').replaceAll(';', '%3B'))).toMatchObject({
      step: 'result',
      answers,
    });
  });

  test('reports a damaged link and keeps the stored answers', () => {
    for (const damaged of ['#a=', '#a=2026-11-22;kind=nonsense', `#a=${rules.version}`])
      expect(open(damaged, started)).toMatchObject({
        step: undefined,
        isLinkDamaged: true,
        answers: started,
      });
  });

  test('names the version of a link that this page does not know', () => {
    const versionOf = (version: string) => open(linkOf({ version, answers })).link;
    expect(versionOf(rules.version)).toMatchObject({ isUnknownVersion: false, changes: [] });
    expect(versionOf('2031-01-01')).toMatchObject({ isUnknownVersion: true });
    expect(versionOf('2020-01-01')?.changes).not.toEqual([]);
  });

  test('says when a link would replace stored answers', () => {
    expect(open(link, started).link?.replacesStored).toBe(true);
    expect(open(link, answers).link?.replacesStored).toBe(false);
  });

  test('drops stored answers that the rules no longer know', () => {
    expect(open('#q=kind', { ...started, retired: ['yes'] }).answers).toEqual(started);
  });
});

test('reopens the same state from a link and an address, for generated answers', () => {
  fc.assert(
    fc.property(walks, fc.option(fc.nat(10 ** 12), { nil: undefined }), (given, turnoverEur) => {
      const linked = openCheck(rules, linkOf({ version: rules.version, answers: given, turnoverEur }), none);
      expect(linked).toMatchObject({ answers: given, turnoverEur, step: 'result' });
      const stored = { answers: given, turnoverEur };
      for (const step of ['result', ...Object.keys(given)]) {
        const opened = openCheck(rules, addressOf(step), stored);
        expect(openCheck(rules, addressOf(opened.step ?? ''), opened)).toEqual(opened);
        expect(opened.step).toBe(step);
      }
    }),
    { numRuns: 100 },
  );
});

describe('answering', () => {
  const at = (step: string, given: Answers = started): CheckState => ({ answers: given, step });

  test('restores an unconfirmed choice after a reload', () => {
    const ticked = reduceCheck(rules, at('union-link'), { type: 'ticked', chosen: ['union-market'] });
    const { answers: confirmed, draft } = ticked;
    expect(openCheck(rules, addressOf('union-link'), { answers: confirmed, draft }).draft?.chosen).toEqual([
      'union-market',
    ]);
    expect(confirmed).toEqual(started);
  });

  test('shows the next question after an answer', () => {
    const next = reduceCheck(rules, at('union-link'), { type: 'answered', chosen: ['union-market'] });
    expect(next.answers['union-link']).toEqual(['union-market']);
    expect(next.step).toBe('exclusions');
  });

  test('reports how many answers no longer matter', () => {
    const next = reduceCheck(rules, at('kind', answers), { type: 'answered', chosen: ['fixed-rules'] });
    expect(next.step).toBe('result');
    expect(next.note).toMatch(/^\d+ answers no longer matter and are put aside\.$/);
  });

  test('removes an emptied turnover', () => {
    const state = { ...at('size', answers), turnoverEur: 5 };
    expect(reduceCheck(rules, state, { type: 'answered', chosen: ['size-sme'] }).turnoverEur).toBeUndefined();
  });

  test('removes answers, choices and turnover on restart', () => {
    const state = {
      ...at('size', answers),
      turnoverEur: 5,
      draft: { question: 'size', chosen: ['size-sme'] },
    };
    expect(reduceCheck(rules, state, { type: 'restarted' })).toEqual({ answers: {}, step: 'kind' });
  });
});

test('the number of questions left rises only with a sentence that says so, for generated answers', () => {
  fc.assert(
    fc.property(walks, (given) => {
      let state: CheckState = { answers: {}, step: 'kind' };
      let left = questionsLeft(rules, {}, 'kind');
      for (const chosen of Object.values(given)) {
        state = reduceCheck(rules, state, { type: 'answered', chosen });
        const next = questionsLeft(rules, state.answers, state.step);
        if (next >= left && next > 0) expect(state.note).toBeDefined();
        left = next;
      }
    }),
    { numRuns: 100 },
  );
});
