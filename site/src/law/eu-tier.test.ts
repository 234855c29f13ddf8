import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type TierTool, tierToolSchema } from '../schemas/tool.ts';
import { decideTier, type Tier } from './eu-tier.ts';

const file = new URL('../content/tools/eu-tier.yaml', import.meta.url);
const tool: TierTool = tierToolSchema.parse(parse(readFileSync(file, 'utf8')));

/** Answers of a system that nothing applies to; a case names only what is different. */
const nothing: Record<string, string> = {
  reach: 'eu',
  conduct: 'none',
  biometrics: 'none',
  product: 'none',
  area: 'none',
  dialogue: 'none',
  content: 'none',
};

/** The tier and the articles for these answers. An option that the content lacks throws by name. */
function judge(answers: Record<string, string>): { tier: Tier; articles: string[] } {
  const findings = Object.entries({ ...nothing, ...answers }).flatMap(([question, answer]) => {
    const option = tool.questions.find(({ id }) => id === question)?.options.find(({ id }) => id === answer);
    if (!option) throw new Error(`There is no answer "${answer}" to "${question}"`);
    return option.findings ?? [];
  });
  const { tier, grounds } = decideTier(findings);
  return { tier, articles: grounds.map(({ article }) => article) };
}

type Case = [name: string, answers: Record<string, string>, tier: Tier, articles: string[]];

/** Systems as a client might describe them, with the tier that Articles 5, 6 and 50 and Annex III give them. */
const cases: Case[] = [
  ['a spam filter', {}, 'minimal', []],
  ['a game with computer opponents', {}, 'minimal', []],
  ['access by fingerprint to one’s own phone', { biometrics: 'verification' }, 'minimal', []],
  ['a shop’s chatbot', { dialogue: 'direct' }, 'limited', ['Article 50(1)']],
  [
    'a phone voice that takes bookings',
    { dialogue: 'direct', content: 'synthetic' },
    'limited',
    ['Article 50(1)', 'Article 50(2)'],
  ],
  ['a generator of product pictures', { content: 'synthetic' }, 'limited', ['Article 50(2)']],
  ['a film studio’s deepfake of an actor', { content: 'deepfake' }, 'limited', ['Article 50(2), (4)']],
  ['automatic election news', { content: 'public-text' }, 'limited', ['Article 50(2), (4)']],
  [
    'a toy that nags children into buying',
    { conduct: 'vulnerabilities', dialogue: 'direct' },
    'prohibited',
    ['Article 5(1)(b)', 'Article 50(1)'],
  ],
  ['subliminal advertising that harms', { conduct: 'manipulation' }, 'prohibited', ['Article 5(1)(a)']],
  [
    'a citizens’ score for access to housing',
    { conduct: 'social-scoring' },
    'prohibited',
    ['Article 5(1)(c)'],
  ],
  [
    'a list of likely offenders from profiles',
    { conduct: 'crime-prediction', area: 'police', task: 'profiles' },
    'prohibited',
    ['Article 5(1)(d)', 'Annex III, point 6'],
  ],
  ['a face database scraped from the web', { biometrics: 'scraping' }, 'prohibited', ['Article 5(1)(e)']],
  [
    'emotion scores of call-centre staff',
    { biometrics: 'emotion-at-work' },
    'prohibited',
    ['Article 5(1)(f)'],
  ],
  ['guessing belief from faces', { biometrics: 'sensitive-traits' }, 'prohibited', ['Article 5(1)(g)']],
  [
    'live face search in a square for the police',
    { biometrics: 'police', area: 'police', task: 'decides' },
    'prohibited',
    ['Article 5(1)(h), narrow exceptions', 'Annex III, point 6'],
  ],
  ['an app that undresses photographs', { content: 'abuse' }, 'prohibited', ['Article 5(1)(ba), (bb)']],
  [
    'a prohibited practice with a narrow task',
    { conduct: 'social-scoring', area: 'services', task: 'narrow' },
    'prohibited',
    ['Article 5(1)(c)', 'Article 6(3): document why, and register'],
  ],
  [
    'a fatigue monitor for drivers',
    { biometrics: 'emotion', task: 'decides' },
    'high',
    ['Annex III, point 1', 'Article 50(3)'],
  ],
  [
    'visitor statistics by age group',
    { biometrics: 'groups', task: 'decides' },
    'high',
    ['Annex III, point 1', 'Article 50(3)'],
  ],
  [
    'a search of camera records for a person',
    { biometrics: 'remote', task: 'decides' },
    'high',
    ['Annex III, point 1'],
  ],
  [
    'load control of a power grid',
    { area: 'infrastructure', task: 'decides' },
    'high',
    ['Annex III, point 2'],
  ],
  [
    'marking of entrance examinations',
    { area: 'education', task: 'decides' },
    'high',
    ['Annex III, point 3'],
  ],
  ['ranking of applicants', { area: 'employment', task: 'profiles' }, 'high', ['Annex III, point 4']],
  [
    'ranking of applicants by a chatbot',
    { area: 'employment', task: 'decides', dialogue: 'direct' },
    'high',
    ['Annex III, point 4', 'Article 50(1)'],
  ],
  ['credit scores', { area: 'services', task: 'decides' }, 'high', ['Annex III, point 5']],
  [
    'assessment of evidence for the police',
    { area: 'police', task: 'decides' },
    'high',
    ['Annex III, point 6'],
  ],
  ['risk assessment of travellers', { area: 'migration', task: 'profiles' }, 'high', ['Annex III, point 7']],
  ['research for judges', { area: 'justice', task: 'decides' }, 'high', ['Annex III, point 8']],
  ['the AI in an assessed medical device', { product: 'assessed' }, 'high', ['Article 6(1), Annex I']],
  [
    'a lift’s safety component with a narrow task elsewhere',
    { product: 'assessed', area: 'infrastructure', task: 'narrow' },
    'high',
    ['Article 6(1), Annex I', 'Article 6(3): document why, and register'],
  ],
  [
    'sorting of applications by file type',
    { area: 'employment', task: 'narrow' },
    'minimal',
    ['Article 6(3): document why, and register'],
  ],
  [
    'spelling help in court files',
    { area: 'justice', task: 'narrow' },
    'minimal',
    ['Article 6(3): document why, and register'],
  ],
  [
    'a preparatory school chatbot',
    { area: 'education', task: 'narrow', dialogue: 'direct' },
    'limited',
    ['Article 50(1)', 'Article 6(3): document why, and register'],
  ],
  [
    'emotion detection with a narrow task',
    { biometrics: 'emotion', task: 'narrow' },
    'limited',
    ['Article 50(3)', 'Article 6(3): document why, and register'],
  ],
  [
    'two listed uses at once',
    { biometrics: 'remote', area: 'migration', task: 'decides' },
    'high',
    ['Annex III, point 1', 'Annex III, point 7'],
  ],
  [
    'credit scores for Singapore only',
    { reach: 'elsewhere', area: 'services', task: 'decides' },
    'outside',
    ['Article 2', 'Annex III, point 5'],
  ],
  ['a spam filter for Singapore only', { reach: 'elsewhere' }, 'outside', ['Article 2']],
  [
    'a social score outside the EU',
    { reach: 'elsewhere', conduct: 'social-scoring' },
    'outside',
    ['Article 2', 'Article 5(1)(c)'],
  ],
];

describe('the tier of a system', () => {
  test.each(cases)('%s', (_name, answers, tier, articles) => {
    expect(judge(answers)).toEqual({ tier, articles });
  });

  test('every answer of the content is in a case, so that no rule goes untested', () => {
    const tested = new Set(
      cases.flatMap(([, answers]) =>
        Object.entries({ ...nothing, ...answers }).map((pair) => pair.join(': ')),
      ),
    );
    const written = tool.questions.flatMap(({ id, options }) =>
      options.map((option) => `${id}: ${option.id}`),
    );
    expect(written.filter((answer) => !tested.has(answer))).toEqual([]);
  });

  test('an exemption without a listed use changes nothing and is not shown', () => {
    expect(decideTier([{ outcome: 'exempt', isListed: false }])).toEqual({ tier: 'minimal', grounds: [] });
  });

  test('Article 6(3) takes out listed uses only', () => {
    const listed = tool.questions.flatMap(({ options }) =>
      options.flatMap(({ findings = [] }) => findings.filter(({ isListed }) => isListed)),
    );
    expect(
      listed.filter(({ outcome, article }) => outcome !== 'high' || !article.startsWith('Annex III')),
    ).toEqual([]);
  });
});
