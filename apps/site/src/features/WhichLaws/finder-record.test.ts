import { describe, expect, test } from 'vitest';
import { finder } from '../../topics/regulation/which-laws/find-laws.fixture.ts';
import { type FoundLaw, findLaws } from '../../topics/regulation/which-laws/find-laws.ts';
import {
  customersOwn,
  dayOf,
  dutiesOf,
  headlineOf,
  inGroups,
  nextDay,
  openPoints,
  overdue,
  passedOn,
  recordPassage,
  topicOf,
} from './finder-record.ts';

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

test('a column says what the law says where it asks nothing on a topic', () => {
  const answers = { markets: ['in-hong-kong'], presence: ['hk-office'], data: ['data-staff'] };
  const found = findLaws(finder, { ...answers, role: ['own-purpose'] }, today);
  const ordinance = found.find(({ law }) => law.id === 'hk-pdpo');
  expect(ordinance && topicOf(ordinance, 'breach', today)).toEqual(['Notice of a breach is voluntary.']);
  expect(ordinance && topicOf(ordinance, 'representative', today)).toEqual(['Our record has none.']);
});

test('a law that is adopted has no day, and one in force keeps its own', () => {
  const dayIn = (id: string) => {
    const answers = {
      markets: ['in-singapore'],
      ai: ['ai-supply'],
      effect: ['scores'],
      data: ['data-staff'],
    };
    const found = findLaws(
      finder,
      { ...answers, role: ['for-customer'], customers: ['cust-employer'] },
      today,
    );
    return dayOf(found.find(({ law }) => law.id === id) ?? expect.fail(), today);
  };
  expect(dayIn('sg-workplace-fairness')).toEqual([
    'not in force yet',
    expect.stringContaining('no day is set'),
  ]);
  expect(dayIn('sg-pdpa')[0]).toMatch(/^since /);
});

test('of a law through the customer, the duties of who serves one are named, and none of the customer’s own', () => {
  const found = findLaws(
    finder,
    {
      markets: ['in-eu'],
      presence: ['none'],
      ai: ['ai-supply'],
      effect: ['scores'],
      data: ['data-others'],
      role: ['for-customer'],
      offers: ['none'],
      customers: ['cust-bank'],
    },
    today,
  );
  const linesOf = (id: string) => {
    const one = found.find(({ law, group }) => law.id === id && group === 'customer');
    return one && passedOn(one, today).join(' ');
  };
  expect(linesOf('eu-gdpr')).toContain('Article 33(2)');
  expect(linesOf('eu-gdpr')).toContain('C-634/21');
  expect(linesOf('eu-gdpr')).not.toContain('72 hours');
  expect(linesOf('eu-dora')).toContain('audit');
});

test('of a law on data through the customer, what binds the customer is named as its own', () => {
  const answers = {
    markets: ['in-taiwan'],
    presence: ['none'],
    data: ['data-customers'],
    role: ['for-customer'],
    customers: ['cust-firms'],
  };
  const taiwan = findLaws(finder, answers, today).find(({ law }) => law.id === 'tw-pdpa-2025');
  expect(taiwan?.group).toBe('customer');
  expect(taiwan && customersOwn(taiwan)).toEqual([
    expect.stringMatching(/^Agree that the customer does this: Give notice.*Articles 6/),
    expect.stringMatching(/^Notice of a breach or incident: .*Article 12/),
    'Officer: The Act asks companies for no officer.',
    expect.stringContaining('Article 21'),
  ]);
});

test('where nothing is sure, what is open waits for the first questions, not for decisions about markets that nobody named', () => {
  const answers = Object.fromEntries(finder.questions.map(({ id }) => [id, ['unsure']]));
  const points = openPoints(inGroups(findLaws(finder, answers, today)), today);
  const asked = points.map(({ asked: one }) =>
    one?.kind === 'decision' ? one.decision.id : one?.question.id,
  );
  const foreign = points.flatMap(({ law, asked: one }) =>
    one?.kind === 'decision' && law.market && law.market !== 'singapore' ? [law.id] : [],
  );
  // The rules on chips follow the item.
  expect(foreign).toEqual(['us-ear-ai-chips']);
  expect(asked.filter((id) => id === 'markets').length).toBeGreaterThan(asked.length / 2);
});

test('a law that might bind carries its next day and what it would ask, and leads where nothing sure lies ahead', () => {
  const answers = {
    markets: ['in-eu'],
    presence: ['none'],
    ai: ['ai-build'],
    business: ['is-platform'],
    data: ['data-staff'],
    role: ['own-purpose'],
    effect: ['decides'],
    offers: ['eu-targets', 'eu-supplied'],
    decided: ['eu-workers', 'not-eu-defect', 'not-eu-after'],
  };
  const found = inGroups(findLaws(finder, answers, today));
  const point = openPoints(found, today).find(({ law }) => law.id === 'eu-platform-work');
  expect(point?.days).toContain('2 Dec 2026: Platform Work Directive due in national law');
  const [later] = openPoints(inGroups(findLaws(finder, answers, '2026-12-03')), '2026-12-03').flatMap(
    ({ law, days }) => (law.id === 'eu-platform-work' ? [days] : []),
  );
  expect(later).toEqual(['since 2 Dec 2026', expect.stringContaining('no state that is ready')]);
  expect(point?.duties?.[0]).toContain('Let only a person decide');
  expect(nextDay(found, today)[0]?.text).toMatch(/^If it applies: EU Platform Work Directive/);
});

test('a row says what its state leaves out, what of its reach is only likely, and which role owes a duty', () => {
  const answers = {
    markets: ['in-indonesia', 'in-philippines', 'in-usa', 'in-singapore'],
    presence: ['id-online', 'ph-link', 'us-oregon'],
    ai: ['ai-use'],
    data: ['data-children'],
    effect: ['decides', 'talks'],
    role: ['own-purpose', 'for-customer'],
    decided: ['companion'],
  };
  const found = findLaws(finder, answers, today);
  const lawOf = (id: string) => found.find(({ law }) => law.id === id) ?? expect.fail();
  expect(dayOf(lawOf('id-tunas-2025'), today)[1]).toMatch(/^Two years to adapt.*sources differ/);
  expect(lawOf('us-or-sb-1546').law.doubt).toBe(
    'Its reach is likely; no court has tested it on a foreign firm.',
  );
  expect(['sg-pdpa', 'id-tunas-2025'].map((id) => lawOf(id).law.doubt)).toEqual([undefined, undefined]);
  const rights = dutiesOf(lawOf('ph-dpa-2012'), today)[0];
  expect(rights).toMatch(
    /^\*\*Where you decide; else agree that the customer does it:\*\* Tell people of automated processes/,
  );
  expect(topicOf(lawOf('ph-dpa-2012'), 'breach', today)[1]).toMatch(/^Acting for a customer/);
});

test('who acts for a customer reads that consent and notice to the authority are the customer’s', () => {
  const answers = { data: ['data-biometrics'], role: ['for-customer'], customers: ['cust-firms'] };
  const given = { ...answers, markets: ['in-vietnam', 'in-japan'], offers: ['none'], presence: ['none'] };
  const found = findLaws(finder, given, today);
  const lineOf = (id: string) => {
    const one = found.find(({ law }) => law.id === id);
    const lines = one && [...dutiesOf(one, today), ...topicOf(one, 'breach', today), ...customersOwn(one)];
    return lines?.filter((line) => line.startsWith('Agree that the customer does this')).join(' ');
  };
  expect(lineOf('vn-pdpl-2025')).toMatch(/consent to each purpose.*Articles 9 and 31.*authority.*Article 23/);
  expect(lineOf('jp-appi')).toContain('purpose');
});

test('a market in doubt is counted apart from what might apply, and a day that has passed is named', () => {
  const answers = {
    markets: ['in-indonesia', 'unsure'],
    presence: ['id-online'],
    data: ['data-children'],
    role: ['own-purpose'],
  };
  const found = inGroups(findLaws(finder, answers, '2026-11-30'));
  expect(headlineOf(found)).toMatch(/Up to \d+ more, by the market of which you are not sure\.$/);
  expect(overdue(found, '2026-11-30')).toEqual([
    'Indonesia’s child protection regulation: Self-assessment due, 6 Jun 2026',
  ]);
  expect(overdue(found, '2026-06-06')).toEqual([]);
});
