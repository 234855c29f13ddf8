import { describe, expect, test } from 'vitest';
import { finder } from '../../topics/regulation/which-laws/find-laws.fixture.ts';
import { type FoundLaw, findLaws } from '../../topics/regulation/which-laws/find-laws.ts';
import { headlineOf, inGroups, recordPassage } from './finder-record.ts';

const today = '2026-11-23';
const [any] = finder.laws;
if (!any) throw new Error('The finder has no law');
const some = (count: number, part: Pick<FoundLaw, 'group' | 'isGuidance'>): FoundLaw[] =>
  Array.from({ length: count }, () => ({ law: any, duties: [], ...part }));
const laws = (count: number) => some(count, { group: 'applies', isGuidance: false });
const guidelines = (count: number) => some(count, { group: 'applies', isGuidance: true });

describe('the headline', () => {
  test.each([
    [laws(4), guidelines(9), 'Four laws and nine guidelines reach you.'],
    [laws(1), guidelines(0), 'One law reaches you.'],
    [laws(1), guidelines(1), 'One law and one guideline reach you.'],
    [laws(0), guidelines(2), 'No laws, but two guidelines reach you.'],
    [laws(0), guidelines(0), 'No laws reach you.'],
    [laws(2), guidelines(12), 'Two laws and 12 guidelines reach you.'],
  ])('adds up to the number of rules that apply', (binding, guiding, expected) =>
    expect(headlineOf(inGroups([...binding, ...guiding]))).toBe(expected),
  );

  test('counts what reaches through the customer apart from what might, as the figures below it do', () => {
    const through = some(1, { group: 'customer', isGuidance: false });
    const might = some(3, { group: 'might', isGuidance: false });
    expect(headlineOf(inGroups([...laws(3), ...through, ...might]))).toBe(
      'Three laws reach you. One more through the customer. Three more might.',
    );
  });
});

test('the passage for the enquiry names every rule that applies, reaches through the customer or might apply', () => {
  const answers = {
    markets: ['in-malaysia'],
    presence: ['none'],
    ai: ['none'],
    business: ['cloud'],
    data: ['data-staff'],
    customers: ['unsure'],
    size: ['unsure'],
  };
  const found = inGroups(findLaws(finder, answers, today));
  const named = [...found.applies, ...found.customer, ...found.might].map(({ law }) => law.name);
  expect(found.customer.length + found.might.length).toBeGreaterThan(0);
  const { lines } = recordPassage({ finder, answers, found, today, link: '' });
  expect(named.filter((name) => !lines.some((line) => line.startsWith(`- ${name}`)))).toEqual([]);
});
