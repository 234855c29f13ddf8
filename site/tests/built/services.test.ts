import { describe, expect, test } from 'vitest';
import { serviceSlug } from '../../src/lib/service-slug.ts';
import { allHtmlPages } from '../built-site.ts';
import { elementById, elements, textOf } from '../elements.ts';

/** What the specification (decision 33) counts and names on the advisory pages. */

const pages = new Map(allHtmlPages().map(({ address, html }) => [address, html]));

function page(slug: string): string {
  const html = pages.get(`/services/${slug}`);
  if (!html) throw new Error(`/services/${slug} is not built`);
  return html;
}
const section = (slug: string, id: string) => elementById(page(slug), id).html;
const names = (html: string, name: string) => elements(html, name).map(({ text }) => text);
const hrefs = (html: string) => elements(html, 'a').map(({ attributes }) => attributes.get('href'));
/** Links of the page itself, not of the shell around it. */
const mainLinks = (slug: string) =>
  elements(elements(page(slug), 'main')[0]?.html ?? '', 'a').map(
    ({ attributes, text }) => `${text} ${attributes.get('href')}`,
  );
const structuredData = (slug: string) =>
  elements(page(slug), 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ html }) => JSON.parse(html) as Record<string, unknown>);

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
  ['iso27001', 'controls', 'article', 13],
  ['iso42001', 'services', 'article', 6],
  ['iso42001', 'lifecycle', 'li', 5],
  ['iso42001', 'clauses', 'article', 6],
  ['dpo-service', 'services', 'article', 3],
  ['microsoft-copilot', 'services', 'article', 3],
  ['microsoft-copilot', 'approach', 'li', 4],
] as const)('/services/%s#%s', (slug, id, name, count) => {
  test(`it holds ${count} items`, () => {
    expect(elements(section(slug, id), name)).toHaveLength(count);
  });
});

describe('Data Protection Trustmark', () => {
  test('its three panels stand in the order of the specification', () => {
    const panels = elements(section('data-protection-trustmark', 'certification'), 'section');
    expect(panels.map(({ attributes }) => attributes.get('data-tab'))).toEqual([
      'Requirements',
      'Our Process',
      'Standards',
    ]);
  });

  test('it is valid for 3 years, and leads to /contact and /services', () => {
    const [facts = ''] = names(page('data-protection-trustmark'), 'dl');
    expect(facts).toContain('Valid 3 years');
    expect(mainLinks('data-protection-trustmark')).toContain('Get Started /contact');
    expect(mainLinks('data-protection-trustmark').some((link) => link.endsWith(' /services'))).toBe(true);
  });
});

test('each programme of Digital Transformation has its format, topics and Get Started', () => {
  const formats = { AI: '2–3 days', Privacy: '1–2 days', Agile: '2–3 days' };
  const programmes = elements(section('digital-transformation', 'programmes'), 'article');
  expect(names(section('digital-transformation', 'programmes'), 'h3')).toEqual([
    'AI Technology Training',
    'Privacy & Security Training',
    'Agile Adoption Training',
  ]);
  for (const [i, format] of Object.values(formats).entries()) {
    const { html = '', text = '' } = programmes[i] ?? {};
    expect(text).toContain(`Format ${format}`);
    expect(elements(html, 'li').length).toBeGreaterThanOrEqual(3);
    expect(text).toContain('Get Started');
    expect(hrefs(html)).toContain('/contact');
  }
});

describe('AI Technology Adoption and Workflow Automation', () => {
  test('it names search terms', () => {
    expect(page('ai-adoption')).toMatch(/<meta name="keywords" content="[^"]{20,}"/);
  });

  test('its structured data hold the seven questions and the organisation', () => {
    const data = structuredData('ai-adoption');
    const faq = data.find((item) => item['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(7);
    expect(data.map((item) => item['@type'])).toContain('ProfessionalService');
  });

  test('it calls to /contact', () => {
    expect(mainLinks('ai-adoption')).toContain('Get Started Today /contact');
  });
});

test('Advisory and Audit Services leads to the trustmark and, in the hyphenated spelling, to the two ISO pages', () => {
  const html = page('compliance');
  expect(names(html, 'h1')).toEqual(['Advisory and Audit Services']);
  const cards = elements(section('compliance', 'services'), 'article');
  const links = cards.flatMap((card) => hrefs(card.html).filter((href) => href?.startsWith('/')));
  expect(links).toEqual([
    '/services/data-protection-trustmark',
    '/services/iso-27001',
    '/services/iso-42001',
  ]);
  expect(mainLinks('compliance')).toContain('Contact Us /contact');
});

test('each card of Privacy & Security Training leads to the page that its title spells', () => {
  const cards = elements(section('privacy-security-training', 'courses'), 'article');
  for (const { html } of cards) {
    const [title = ''] = names(html, 'h3');
    expect(hrefs(html)).toEqual([`/services/${serviceSlug(title)}`]);
  }
  expect(mainLinks('privacy-security-training')).toContain('Schedule Training /contact');
});

test('the structured data of Privacy & Security Training list its three courses', () => {
  const list = structuredData('privacy-security-training').find((item) => item['@type'] === 'ItemList');
  expect(list).toMatchObject({ numberOfItems: 3 });
});

test('Customer Service AI lists features and benefits', () => {
  expect(names(section('customer-service-ai', 'features'), 'h2')).toEqual(['Features']);
  expect(elements(section('customer-service-ai', 'features'), 'li').length).toBeGreaterThanOrEqual(4);
  expect(names(section('customer-service-ai', 'benefits'), 'h2')).toEqual(['Benefits']);
  expect(elements(section('customer-service-ai', 'benefits'), 'li').length).toBeGreaterThanOrEqual(3);
});

test('HR Process Optimization has its four areas, each with a line on fairness', () => {
  const areas = elements(section('hr-optimization', 'areas'), 'article');
  expect(areas.map(({ html }) => textOf(names(html, 'h3')[0] ?? ''))).toEqual([
    'Resume screening',
    'Recruitment automation',
    'Performance analytics',
    'Employee engagement',
  ]);
  for (const { text } of areas) expect(text).toContain('Fair by design');
});

describe('ISO 27001', () => {
  test('it says 93 controls, and calls the 14 categories those of existing documents', () => {
    const text = textOf(section('iso27001', 'controls'));
    expect(text).toContain('the 93 controls of ISO/IEC 27001:2022');
    expect(text).toMatch(/14 categories \(A\.5.A\.18\) that existing documentation still uses/);
  });

  test('its thirteen cards run from A.5 to A.18, and their controls add up to 93', () => {
    const cards = elements(section('iso27001', 'controls'), 'article');
    expect(cards[0]?.text).toMatch(/^A\.5 /);
    expect(cards.at(-1)?.text).toMatch(/^A\.18 /);
    const counts = cards.map(({ html }) => Number(names(html, 'dd')[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(93);
  });
});

describe('ISO 42001', () => {
  test('its five phases are the specification’s', () => {
    expect(names(section('iso42001', 'lifecycle'), 'b')).toEqual([
      'Planning & Design',
      'Development & Training',
      'Deployment & Integration',
      'Operation & Maintenance',
      'Retirement & Disposal',
    ]);
  });

  test('its cards are clauses 5 to 10; clause 4 and Annex A stand beside them', () => {
    const cards = elements(section('iso42001', 'clauses'), 'article');
    expect(cards.map(({ text }) => /^Clause (\d+)/.exec(text)?.[1])).toEqual(['5', '6', '7', '8', '9', '10']);
    expect(textOf(section('iso42001', 'clauses'))).toContain(
      'Clause 4 sets context and scope first; 38 Annex A controls support them.',
    );
  });
});

test('DPO as a Service keeps the specification’s names and adds the regulator’s', () => {
  const html = section('dpo-service', 'services');
  expect(names(html, 'h3')).toEqual([
    'Data Privacy Impact Assessment',
    'Data Protection Management Plan',
    'Data Breach Incident Handling',
  ]);
  expect(textOf(html)).toContain('Data Protection Impact Assessment (DPIA)');
  expect(textOf(html)).toContain('Data Protection Management Programme (DPMP)');
});

describe('Microsoft Copilot', () => {
  test('each service has its length and its group or form', () => {
    expect(
      elements(section('microsoft-copilot', 'services'), 'article').map(({ html }) => names(html, 'dd')),
    ).toEqual([
      ['2 days', 'up to 25 participants'],
      ['3 days', 'up to 20 participants'],
      ['5 days', 'project-based'],
    ]);
  });

  test('its claims are shown as the company’s own', () => {
    const figures = elements(section('microsoft-copilot', 'results'), 'li').map(({ text }) => text);
    for (const [i, figure] of ['50+', '95%', 'up to 40%'].entries()) {
      expect(figures[i]).toMatch(new RegExp(`^${figure.replace('+', '\\+')}.*Company figure`));
    }
  });

  test('its four steps are named, and it leads to /contact', () => {
    expect(names(section('microsoft-copilot', 'approach'), 'b')).toEqual([
      'Assessment',
      'Design',
      'Implementation',
      'Support',
    ]);
    expect(mainLinks('microsoft-copilot')).toContain('Get Started Today /contact');
  });
});
