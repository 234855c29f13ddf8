import { type Answers, questionsLeft, readAnswers, unsure } from '@vanda/eu-ai-act-rules/answers';
import { walks } from '@vanda/eu-ai-act-rules/testing/properties.fixture';
import { completed, listed, maker, rules } from '@vanda/eu-ai-act-rules/testing/rules.fixture';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, nextAddress } from './check-address.ts';
import { linkOf } from './check-link.ts';
import { decidingDoubts, givenAnswers } from './check-messages.ts';
import { type CheckState, openCheck, reduceCheck } from './EuCheck.state.ts';

const answers = completed({ kind: ['ai-system'], areas: ['area-work'], roles: ['role-provider'] });
const link = linkOf({ version: rules.version, answers, turnoverEur: 1_200_000 });
const none = { answers: {} };
const started = { kind: ['ai-system'], seat: ['seat-union'] };
const open = (hash: string, stored = {}) => openCheck(rules, hash, { answers: stored });

describe('opening an address', () => {
  test('opens a link to some of the answers at the first question without one', () => {
    const partial = linkOf({ version: rules.version, answers: started });
    expect(open(partial)).toMatchObject({ step: 'union-link', answers: started });
  });

  test.each(['#q=result', '#q=areas', '#q=nonsense', '', '#anything'])(
    'leads to the start without answers: “%s”',
    (hash) => expect(open(hash).step).toBeUndefined(),
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

  test('keeps the stored answers where a link is damaged', () => {
    for (const damaged of ['#a=', `#a=${rules.version}`])
      expect(open(damaged, started)).toMatchObject({ isLinkDamaged: true, answers: started });
  });

  test('says when a link would replace stored answers', () => {
    expect(open(link, started).link?.replacesStored).toBe(true);
    expect(open(link, answers).link?.replacesStored).toBe(false);
  });

  test('drops stored answers that the rules no longer know', () =>
    expect(open('#q=kind', { ...started, retired: ['yes'] }).answers).toEqual(started));
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
    { numRuns: 40 },
  );
});

describe('answering', () => {
  const at = (step: string, given: Answers = started): CheckState => ({ answers: given, step });

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
    { numRuns: 40 },
  );
});

test('doubts about the model do not hide a result whose listed use is certain', () => {
  const doubts = ['model', 'model-licence', 'model-risk', 'model-age', 'interaction', 'content', 'decisions'];
  const most = [...doubts, 'customers', 'seat', 'linked-firms', 'size', 'first-supply'];
  const doubtful = { ...maker, ...Object.fromEntries(most.map((id) => [id, [unsure]])) };
  const decidingIn = (answers: Answers) => {
    const all = completed(answers);
    const reading = readAnswers(rules, all);
    return decidingDoubts(rules.doubtful, givenAnswers(reading, all), reading.of);
  };
  const court = listed('justice', 'annex3-8a-justice');
  expect(decidingIn({ ...doubtful, ...court })).toEqual([]);
  expect(decidingIn({ ...doubtful, ...court, 'uses-justice': [unsure] })).toHaveLength(3);
});
