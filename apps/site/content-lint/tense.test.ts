import { expect, test } from 'vitest';
import { instruments } from '../src/topics/regulation/instrument.fixture.ts';
import { contentFile } from './content-file.fixture.ts';
import { checkTense } from './tense.ts';

const [law] = instruments;
if (!law) throw new Error('There is no instrument');
const { id, ...data } = law;
const record = { ...contentFile('instruments', data), slug: id };
const day = `{{${id}/duties}}`;
const found = (text: string, collection: 'markets' | 'services' = 'markets') =>
  checkTense([record, contentFile(collection, { lead: text })]).map(({ file, field }) => `${file} ${field}`);

test.each([
  `The nearest day is ${day}.`,
  `Draft the notice before ${day}.`,
  'Systems have until 1 January 2027.',
  'Fines are held back to 1 Jan 2027.',
  'Write the protocol before 2027.',
  'Rewrite the notice before January 2027.',
  'Owners hold the mark by the end of 2027.',
  `The last day is ${day}.`,
  `The act replaces the old one on ${day}.`,
])('refuses “%s”', (text) => expect(found(text)).toEqual(['markets.yaml lead']));

test.each([
  [
    'of a day with a text for before and after',
    `{{until {{${id}/duties/day}}: Draft it before | It applies since}} ${day}.`,
  ],
  ['that stays true', `Duties apply from ${day}.`],
  ['of another sentence', `Duties apply from ${day}. Our next page explains them.`],
  ['of what the law itself asks of products', `Systems marketed before ${day} are spared.`],
  ['of a day that was past at the review', `Signed before {{${id}/signed}}.`],
])('accepts a word %s', (_, text) => expect(found(text)).toEqual([]));

test('reads a label on into its value', () => {
  const facts = [{ label: 'Stop log-ins by', value: day }];
  expect(checkTense([record, contentFile('markets', { facts })]).map(({ field }) => field)).toEqual([
    'facts.0.value',
  ]);
});

test('reads a bare year in texts about law alone', () =>
  expect(found('Analysts expect a billion agents before 2027.', 'services')).toEqual([]));

test('names the word and the fix', () => {
  const [issue] = checkTense([record, contentFile('markets', { lead: `The nearest day is ${day}.` })]);
  expect(issue?.message).toMatch(/“nearest”.*\{\{until DAY: before it \| after it\}\}/);
});
