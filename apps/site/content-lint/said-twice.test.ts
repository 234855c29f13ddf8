import { expect, test } from 'vitest';
import { contentFile } from './content-file.fixture.ts';
import { checkSaidTwice } from './said-twice.ts';

const card = (fact: string) =>
  contentFile('serviceGroups', { cards: [{ href: '/services/services', facts: [fact] }] });
const course = {
  page: '/services/services',
  durationDays: 1,
  meetings: 6,
  blocks: [{ hours: 2.5 }, { hours: 1.5 }],
  days: [{ modules: ['one', 'two'] }, { modules: ['three'] }],
  buyerFacts: { support: { days: 30 } },
};

const messages = (fact: string, lead: string) =>
  checkSaidTwice([card(fact), contentFile('services', { lead }), contentFile('courses', course)]).map(
    ({ message }) => message,
  );

test.each([
  ['1 day each', 'Two blocks, four hours.'],
  ['2, 3 or 5 days', 'Programmes of 2, 3 and five days.'],
  ['2, 3 or 5 days', 'A 2-day and a 3-day course, or 5 days.'],
  ['Valid 3 years', 'The mark is valid for three years.'],
  ['Breach notice in 3 days', 'Tell the commission within three calendar days.'],
  ['First step 2 to 4 weeks', 'Two to four weeks for the first step.'],
  ['Three marks, four steps', 'No figure in digits.'],
])('a figure of a card agrees with its page: %s', (fact, lead) => expect(messages(fact, lead)).toEqual([]));

test.each([
  ['2 days each', 'One day.', '2 day'],
  ['First step 2 to 4 weeks', 'Three to four weeks.', '2 week'],
  ['Valid 3 years', 'Founded 13 years ago.', '3 year'],
  ['2, 4 or 5 days', 'Programmes of 2 and five days.', '4 day'],
])('a figure of a card that its page does not say is an error: %s', (fact, lead, missing) =>
  expect(messages(fact, lead)).toEqual([expect.stringContaining(`do not say ${missing}`)]),
);

test.each([
  ['Four blocks, nine hours.', '4 hours'],
  ['One day, 9 hours of teaching.', '4 hours'],
  ['Two modules; four modules a day.', '3 modules'],
  ['Seven sessions in two weeks.', '6 sessions'],
  ['With 60 days of help by email.', '30 days of support'],
])('a figure of a course that differs from its field is an error: %s', (lead, owned) =>
  expect(messages('1 day each', lead)).toEqual([expect.stringContaining(`has ${owned}`)]),
);

test('a figure of a course in words agrees with its field', () => {
  const lead = 'Two blocks, four hours. Three modules, six sessions, and 30-day email support.';
  expect(messages('1 day each', lead)).toEqual([]);
});
