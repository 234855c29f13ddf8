import { describe, expect, test } from 'vitest';
import { builtPage, contentFile } from '../built-site.ts';
import { elementById, elements, firstElement, texts } from '../elements.ts';

/** What the specification counts, names and links on single pages. Content may grow beyond it. */

const main = (address: string) => firstElement(builtPage(address), 'main');
const section = (address: string, id: string) => elementById(builtPage(address), id);

const industries = ['healthcare', 'finance-insurance', 'energy', 'transportation', 'housing', 'defence'];

test.each([
  ['/services/ai-technology-training', 'tracks', 'article', 9],
  ['/services/generative-ai-usage', 'curriculum', 'b', 7],
  ['/services/data-protection-fundamentals', 'curriculum', 'h3', 4],
  ['/services/cybersecurity-essentials', 'curriculum', 'h3', 4],
  ['/services/compliance-implementation', 'overview', 'li', 6],
  ['/services/compliance-implementation', 'curriculum', 'h3', 4],
  ['/services/compliance-implementation', 'included', 'li', 9],
  ['/services/agile-adoption-training', 'offerings', 'article', 4],
  ['/services/professional-scrum-master', 'curriculum', 'b', 12],
  ['/services/professional-scrum-master', 'included', 'li', 8],
  ['/services/professional-product-owner', 'benefits', 'li', 10],
  ['/services/professional-product-owner', 'audience', 'li', 4],
  ['/services/professional-product-owner', 'curriculum', 'b', 12],
  ['/services/data-protection-trustmark', 'benefits', 'article', 4],
  ['/services/data-protection-trustmark', 'requirements', 'li', 7],
  ['/services/data-protection-trustmark', 'process', 'li', 7],
  ['/services/digital-transformation', 'programmes', 'article', 3],
  ['/services/ai-adoption', 'solutions', 'article', 7],
  ['/services/ai-adoption', 'approach', 'li', 4],
  ['/services/ai-adoption', 'questions', 'details', 7],
  ['/services/compliance', 'services', 'article', 3],
  ['/services/compliance', 'process', 'li', 4],
  ['/services/privacy-security-training', 'courses', 'article', 3],
  ['/services/fraud-detection', 'capabilities', 'article', 6],
  ['/services/automated-reporting', 'features', 'article', 6],
  ['/services/hr-optimization', 'areas', 'article', 4],
  ['/services/iso27001', 'services', 'article', 4],
  ['/services/iso27001', 'controls', 'article', 13],
  ['/services/iso42001', 'services', 'article', 6],
  ['/services/iso42001', 'lifecycle', 'b', 5],
  ['/services/iso42001', 'clauses', 'article', 6],
  ['/services/dpo-service', 'services', 'article', 3],
  ['/services/microsoft-copilot', 'services', 'article', 3],
  ['/services/customer-service-ai', 'features', 'li', 2],
  ['/services/customer-service-ai', 'benefits', 'li', 2],
  ...industries.flatMap((slug) => [
    [`/ai-applications/${slug}`, 'applications', 'article', slug === 'housing' ? 7 : 6] as const,
    [`/ai-applications/${slug}`, 'success-stories', 'li', 3] as const,
    [`/ai-applications/${slug}`, 'risks', 'li', 12] as const,
    [`/ai-applications/${slug}`, 'incidents', 'li', 5] as const,
  ]),
] as const)('%s#%s has <%s> at least %i times', (address, id, name, count) => {
  expect(elements(section(address, id), name).length).toBeGreaterThanOrEqual(count);
});

test.each([
  ['/services/data-protection-trustmark', 'certification', 'Requirements', 'Our Process', 'Standards'],
  ['/services/iso27001', 'controls', '93 controls', '14 categories'],
  ['/services/microsoft-copilot', 'results', '50+', '95%', 'up to 40%'],
  ['/services/ai-technology-training', 'why', 'Why choose'],
  ['/services/compliance-implementation', 'included', 'What’s Included', 'Toolkit', 'Policy templates'],
  ['/ai-applications/housing', 'figures', '40%', '42,000', '95%', '2 million'],
  ['/ai-applications/defence', 'figures', '99.8%', '97%', '80%', '40%'],
  ...industries.flatMap((slug) => [
    [`/ai-applications/${slug}`, 'success-stories', 'Success Stories'],
    [`/ai-applications/${slug}`, 'incidents', 'AI-Related Security & Ethics Incidents'],
    [`/ai-applications/${slug}`, 'risks', 'Cybersecurity', 'Privacy', 'Ethics & Data'],
  ]),
])('%s#%s has its specified texts', (address = '', id = '', ...stated) => {
  for (const text of stated) expect(section(address, id).text).toContain(text);
});

test.each([
  ['/services/data-protection-trustmark', 'Get Started', '/contact'],
  ['/services/compliance', undefined, '/contact'],
  ['/services/compliance', undefined, '/services/data-protection-trustmark'],
  ['/services/compliance', undefined, '/services/iso-27001'],
  ['/services/compliance', undefined, '/services/iso-42001'],
  ['/services/ai-adoption', undefined, '/contact'],
  ['/services/privacy-security-training', 'Schedule Training', '/contact'],
  ['/services/microsoft-copilot', 'Get Started Today', '/contact'],
  ['/services/ai-technology-training', 'Learn More', '/contact'],
  ['/services/agile-adoption-training', 'Contact Us for Custom Training', '/contact'],
  ['/', undefined, '/ai-regulations/eu-ai-act/check'],
  ['/ai-regulations/eu-ai-act', undefined, '/ai-regulations/eu-ai-act/check'],
])('%s links (%s) to %s', (address, label, target) => {
  const links =
    label === undefined
      ? elements(main(address), 'a')
      : elements(builtPage(address), 'a').filter(({ text }) => text === label);
  expect(links.map(({ attributes }) => attributes.get('href'))).toContain(target);
});

type Company = { address: { street: string }; uen: string; email: string; copyrightYear: number };

test('the footer has address, UEN, copyright, e-mail, website and quick links', () => {
  const footer = firstElement(builtPage('/news'), 'footer');
  const { address, uen, email, copyrightYear } = contentFile<Company>('company/company.yaml');
  for (const fact of [address.street, `UEN ${uen}`, `© ${copyrightYear}`, email, 'vanda.example'])
    expect(footer.text).toContain(fact);
  expect(texts(firstElement(footer, 'nav'), 'a')).toEqual(
    'Services,About,News,Contact,Data Privacy Policy'.split(','),
  );
});

test('the control cards of ISO 27001 are in order and add up to 93', () => {
  const cards = elements(section('/services/iso27001', 'controls'), 'article');
  const numbers = cards.map(({ text }) => Number(/^A\.(\d+) /.exec(text)?.[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  const counts = cards.map((card) => Number(firstElement(card, 'dd').text));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(93);
});

test('each card of Privacy & Security Training leads to the page that its title spells', () => {
  for (const card of elements(section('/services/privacy-security-training', 'courses'), 'article')) {
    const slug = firstElement(card, 'h3')
      .text.toLowerCase()
      .replace(/[\s&]+/g, '-');
    expect(elements(card, 'a').map(({ attributes }) => attributes.get('href'))).toContain(
      `/services/${slug}`,
    );
  }
});

test.each(elements(section('/services/microsoft-copilot', 'results'), 'li'))(
  'shows the claim as the company’s own: $text',
  ({ text }) => {
    expect(text).toMatch(/company figure/i);
  },
);

describe.each(industries)('/ai-applications/%s', (slug) => {
  const part = (id: string) => section(`/ai-applications/${slug}`, id);
  const hrefsOf = (within: ReturnType<typeof part>) =>
    elements(within, 'a').map(({ attributes }) => attributes.get('href') ?? '');

  test('has a picture with a text alternative', () => {
    const [picture] = elements(main(`/ai-applications/${slug}`), 'img');
    expect(picture?.attributes.get('alt')?.length).toBeGreaterThan(20);
  });

  test('cites a source for the law of each application and for each incident', () => {
    for (const use of elements(part('applications'), 'article')) {
      const law = elements(use, 'p').find(({ text }) => text.startsWith('Law.'));
      expect(hrefsOf(law ?? use), use.text).toContainEqual(expect.stringMatching(/^#source-/));
    }
    for (const incident of elements(part('incidents'), 'li'))
      expect(hrefsOf(incident)[0], incident.text).toMatch(/^#source-\d+$/);
  });

  test('links each success story to its source elsewhere, in a new tab', () => {
    for (const story of elements(part('success-stories'), 'li')) {
      const outward = elements(story, 'a').filter(({ attributes }) =>
        /^https?:/.test(attributes.get('href') ?? ''),
      );
      expect(outward.map(({ attributes }) => attributes.get('target'))).toEqual(['_blank']);
    }
  });

  test('has three columns of risks and dates its incidents, newest first', () => {
    expect(texts(part('risks'), 'h3')).toHaveLength(3);
    const dates = elements(part('incidents'), 'li').map(
      (one) => firstElement(one, 'time').attributes.get('datetime') ?? '',
    );
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(firstElement(firstElement(part('incidents'), 'figure'), 'figcaption').text).toMatch(/choice/);
  });

  test('leads on to the EU AI Act check, the finder of laws and services', () => {
    const links = hrefsOf(part('related'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/ai-regulations/eu-ai-act/check',
        '/ai-regulations/which-laws',
        expect.stringMatching(/^\/services\//),
      ]),
    );
  });
});
