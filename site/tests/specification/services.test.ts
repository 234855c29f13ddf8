import { describe, expect, test } from 'vitest';
import { builtPage } from '../built-site.ts';
import { type Element, elementById, elements, firstElement } from '../elements.ts';

/** What the specification counts and names on the advisory and service pages. Content may grow beyond it. */

const page = (slug: string) => builtPage(`/services/${slug}`);
const section = (slug: string, id: string) => elementById(page(slug), id);
const names = (within: Element, name: string) => elements(within, name).map(({ text }) => text);
const hrefs = (within: Element) =>
  elements(within, 'a').map(({ attributes }) => attributes.get('href') ?? '');
/** Where the links of a page's main part lead that carry a label. */
const linksCalled = (slug: string, label: string) =>
  elements(firstElement(page(slug), 'main'), 'a').flatMap(({ text, attributes }) =>
    text === label ? [attributes.get('href')] : [],
  );
/** The first element of a name in a section that has a heading; throws by name when there is none. */
function partCalled(within: Element, name: string, heading: string): Element {
  const found = elements(within, name).find((part) => names(part, 'h3').includes(heading));
  if (!found) throw new Error(`${within.startTag} has no ${name} called ${heading}`);
  return found;
}

describe.each([
  ['data-protection-trustmark', 'benefits', 'article', 4],
  ['data-protection-trustmark', 'requirements', 'li', 7],
  ['data-protection-trustmark', 'process', 'li', 7],
  ['digital-transformation', 'programmes', 'article', 3],
  ['ai-adoption', 'solutions', 'article', 7],
  ['ai-adoption', 'approach', 'li', 4],
  ['ai-adoption', 'questions', 'details', 7],
  ['compliance', 'services', 'article', 3],
  ['compliance', 'process', 'li', 4],
  ['privacy-security-training', 'courses', 'article', 3],
  ['fraud-detection', 'capabilities', 'article', 6],
  ['automated-reporting', 'features', 'article', 6],
  ['hr-optimization', 'areas', 'article', 4],
  ['iso27001', 'services', 'article', 4],
  ['iso42001', 'services', 'article', 6],
  ['dpo-service', 'services', 'article', 3],
  ['microsoft-copilot', 'services', 'article', 3],
  ['customer-service-ai', 'features', 'li', 2],
  ['customer-service-ai', 'benefits', 'li', 2],
] as const)('/services/%s#%s', (slug, id, name, count) => {
  test(`it holds at least ${count}`, () => {
    expect(elements(section(slug, id), name).length).toBeGreaterThanOrEqual(count);
  });
});

describe('Data Protection Trustmark', () => {
  test('it has the panels Requirements, Our Process and Standards, and opens with Requirements', () => {
    const panels = elements(section('data-protection-trustmark', 'certification'), 'section');
    const titles = panels.flatMap(({ attributes }) => attributes.get('data-tab') ?? []);
    expect(titles[0]).toBe('Requirements');
    expect(titles).toEqual(expect.arrayContaining(['Our Process', 'Standards']));
  });

  test('it is valid for 3 years, and leads to /contact and /services', () => {
    expect(firstElement(page('data-protection-trustmark'), 'dl').text).toMatch(/\b3 years\b/);
    expect(linksCalled('data-protection-trustmark', 'Get Started')).toContain('/contact');
    expect(hrefs(firstElement(page('data-protection-trustmark'), 'main'))).toContain('/services');
  });
});

describe('Digital Transformation', () => {
  test.each([
    ['AI Technology Training', /\b2.3 days\b/],
    ['Privacy & Security Training', /\b1.2 days\b/],
    ['Agile Adoption Training', /\b2.3 days\b/],
  ])('%s has its format, its topics and Get Started', (title, format) => {
    const programme = partCalled(section('digital-transformation', 'programmes'), 'article', title);
    expect(programme.text).toMatch(format);
    expect(elements(programme, 'li').length).toBeGreaterThanOrEqual(2);
    const links = elements(programme, 'a').filter(({ text }) => text.startsWith('Get Started'));
    expect(links.map(({ attributes }) => attributes.get('href'))).toEqual(['/contact']);
  });
});

describe('AI Technology Adoption and Workflow Automation', () => {
  test('it names search terms', () => {
    const keywords = elements(page('ai-adoption'), 'meta').find(
      ({ attributes }) => attributes.get('name') === 'keywords',
    );
    expect(keywords?.attributes.get('content')?.split(',').length).toBeGreaterThanOrEqual(3);
  });

  test('it calls to /contact', () => {
    expect(hrefs(firstElement(page('ai-adoption'), 'main'))).toContain('/contact');
  });
});

test('Advisory and Audit Services leads to the trustmark and, in the hyphenated spelling, to the two ISO pages', () => {
  expect(firstElement(page('compliance'), 'h1').text).toBe('Advisory and Audit Services');
  expect(hrefs(section('compliance', 'services'))).toEqual(
    expect.arrayContaining([
      '/services/data-protection-trustmark',
      '/services/iso-27001',
      '/services/iso-42001',
    ]),
  );
  expect(hrefs(firstElement(page('compliance'), 'main'))).toContain('/contact');
});

describe('Privacy & Security Training', () => {
  /** The specification's rule for the cards: title in lower case, spaces to hyphens, the ampersand removed. */
  const spelt = (title: string) => title.toLowerCase().replace(/[\s&]+/g, '-');

  test('each card leads to the page that its title spells', () => {
    const cards = elements(section('privacy-security-training', 'courses'), 'article');
    for (const card of cards) {
      expect(hrefs(card)).toContain(`/services/${spelt(firstElement(card, 'h3').text)}`);
    }
  });

  test('Schedule Training leads to /contact', () => {
    expect(linksCalled('privacy-security-training', 'Schedule Training')).toContain('/contact');
  });
});

test.each(['Resume screening', 'Recruitment automation', 'Performance analytics', 'Employee engagement'])(
  'HR Process Optimization has the area %s',
  (title) => {
    expect(names(section('hr-optimization', 'areas'), 'h3')).toContain(title);
  },
);

describe('ISO 27001', () => {
  const controls = section('iso27001', 'controls');
  const cards = elements(controls, 'article');

  test('it says 93 controls and 14 categories', () => {
    expect(controls.text).toMatch(/\b93 controls\b/);
    expect(controls.text).toMatch(/\b14 categories\b/);
  });

  test('its thirteen cards run from A.5 to A.18 in order', () => {
    const sections = cards.map(({ text }) => Number(/^A\.(\d+) /.exec(text)?.[1]));
    expect(sections).toHaveLength(13);
    expect([sections[0], sections.at(-1)]).toEqual([5, 18]);
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  });

  test('the controls of its cards add up to 93', () => {
    const counts = cards.map((card) => Number(firstElement(card, 'dd').text));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(93);
  });
});

describe('ISO 42001', () => {
  test('its life cycle has the five phases, in their order', () => {
    expect(names(section('iso42001', 'lifecycle'), 'b')).toEqual([
      'Planning & Design',
      'Development & Training',
      'Deployment & Integration',
      'Operation & Maintenance',
      'Retirement & Disposal',
    ]);
  });

  test('its cards are the clauses 5 to 10', () => {
    const cards = elements(section('iso42001', 'clauses'), 'article');
    expect(cards.map(({ text }) => /^Clause (\d+)/.exec(text)?.[1])).toEqual(['5', '6', '7', '8', '9', '10']);
  });
});

test.each([
  'Data Privacy Impact Assessment',
  'Data Protection Management Plan',
  'Data Breach Incident Handling',
])('DPO as a Service offers %s', (title) => {
  expect(names(section('dpo-service', 'services'), 'h3')).toContain(title);
});

test.each(['Data Protection Impact Assessment', 'Data Protection Management Programme'])(
  'DPO as a Service gives the regulator’s own name too: %s',
  (name) => {
    expect(section('dpo-service', 'services').text).toContain(name);
  },
);

describe('Microsoft Copilot', () => {
  test.each([
    ['Copilot for Microsoft 365 Training', '2 days', /\b25 participants\b/],
    ['Copilot Studio Usage & Development', '3 days', /\b20 participants\b/],
    ['Custom RAG Copilot Agent Creation', '5 days', /\bproject-based\b/],
  ])('%s takes %s and says for whom', (title, length, group) => {
    const service = partCalled(section('microsoft-copilot', 'services'), 'article', title);
    expect(names(service, 'dd')).toContain(length);
    expect(firstElement(service, 'dl').text).toMatch(group);
  });

  test.each(['50+', '95%', 'up to 40%'])('its claim %s is shown as the company’s own', (figure) => {
    const claims = elements(section('microsoft-copilot', 'results'), 'li');
    const [claim, ...others] = claims.filter(({ text }) => text.startsWith(`${figure} `));
    expect(others).toEqual([]);
    expect(claim?.text).toMatch(/company figure/i);
  });

  test('its approach begins with Assessment, Design, Implementation and Support', () => {
    expect(names(section('microsoft-copilot', 'approach'), 'b').slice(0, 4)).toEqual([
      'Assessment',
      'Design',
      'Implementation',
      'Support',
    ]);
  });

  test('Get Started Today leads to /contact', () => {
    expect(linksCalled('microsoft-copilot', 'Get Started Today')).toContain('/contact');
  });
});
