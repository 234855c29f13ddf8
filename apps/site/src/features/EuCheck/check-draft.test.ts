import { type Answers, readAnswers } from '@vanda/eu-ai-act-rules/answers';
import { assess } from '@vanda/eu-ai-act-rules/assess';
import { draftsFor } from '@vanda/eu-ai-act-rules/drafts';
import {
  completed,
  exempt,
  listed,
  maker,
  recruiting,
  rules,
  user,
} from '@vanda/eu-ai-act-rules/testing/rules.fixture';
import { expect, test } from 'vitest';
import { markdownDraft } from './check-draft.ts';
import { givenAnswers } from './check-messages.ts';

const employer = {
  ...user,
  ...recruiting,
  users: ['user-employer'],
  decisions: ['helps-decide'],
  'maker-seat': ['maker-outside'],
};
const exempted = {
  ...maker,
  ...listed('education', 'annex3-3b-assessment'),
  ...exempt('exempt-pattern-check'),
};

function draftsOf(given: Answers, today = '2026-11-23') {
  const answers = completed(given);
  const result = assess(rules, answers, today);
  const parts = {
    rules,
    result,
    given: givenAnswers(readAnswers(rules, answers), answers),
    notes: { system: { name: 'Ranker' }, reasons: { profiling: 'It only sorts files.' } },
    digests: { rulesSha256: '', answersSha256: '' },
    turnoverEur: undefined,
    today,
    link: 'https://www.vanda.example/check',
  };
  return new Map(draftsFor(rules, answers, result).map((draft) => [draft.id, markdownDraft(draft, parts)]));
}

test.each<[string, Answers, string[]]>([
  ['a provider that relies on Article 6(3)', exempted, ['exemption-memo', 'registration-sheet']],
  ['an employer with a bought tool', employer, ['notices', 'letter-to-maker']],
  [
    'a public authority with a bought tool',
    { ...employer, users: ['user-public-authority'] },
    ['rights-assessment', 'notices', 'letter-to-maker', 'registration-sheet'],
  ],
  ['a provider of a chat assistant', { ...maker, interaction: ['interacts'] }, ['notices']],
  ['a user of a tool in no listed use', { ...maker, roles: ['role-deployer'] }, []],
])('offers drafts where the result asks for the document: %s', (_reader, answers, ids) =>
  expect([...draftsOf(answers).keys()]).toEqual(ids),
);

test('a draft is marked, cites its article, and holds answer, reason and open fields', () => {
  const memo = draftsOf(exempted).get('exemption-memo');
  expect(memo).toMatch(/^# Draft for a lawyer: /);
  expect(memo).toContain('[Article 6(4)](https://eur-lex.europa.eu/');
  expect(memo).toContain('- System: Ranker, version [Its version]');
  expect(memo).toContain('It only sorts files.');
  expect(memo).not.toMatch(/\{[a-z-]+\}|undefined/);
});

test('a draft states what was found, without the answer to a question that it does not ask', () => {
  const letter = draftsOf(employer).get('letter-to-maker');
  expect(letter).not.toContain('Yes: ');
  expect(letter).toContain('this applies to it:\n\nIt ');
});

test('a draft has the sections of the duties owed, and no others', () => {
  const notices = draftsOf(employer).get('notices');
  expect(notices).toContain('Article 26(7)');
  expect(notices).not.toContain('You are talking to');
  expect(draftsOf(employer).get('letter-to-maker')).toContain('authorised representative');
  expect(draftsOf({ ...employer, 'maker-seat': ['maker-union'] }).get('letter-to-maker')).not.toContain(
    'authorised representative',
  );
});
