import { describe, expect, test } from 'vitest';
import { builtPage } from '../built-site.ts';
import { elementById, elements, firstElement } from '../elements.ts';

const isHidden = ({ attributes }: { attributes: ReadonlyMap<string, string> }) =>
  attributes.get('class') === 'hiddenVisually';

const cardsIn = (address: string) => elements(builtPage(address), 'article');

// Specification, section 2, /services: "Five groups of service cards, each card with a Learn More link."
describe('the page of services', () => {
  const groups = elements(builtPage('/services'), 'section').filter(({ html }) => html.includes('<article'));

  test('has five groups of service cards, each with a title and a description', () => {
    expect(groups).toHaveLength(5);
    for (const group of groups) {
      const header = firstElement(group, 'header');
      expect(firstElement(header, 'h2').text).not.toBe('');
      expect(firstElement(header, 'p').text).not.toBe('');
    }
  });

  test.each(cardsIn('/services').map((card) => [firstElement(card, 'h3').text, card] as const))(
    'the card %s has a picture, a description and a Learn More link',
    (name, card) => {
      expect(elements(card, 'img')).toHaveLength(1);
      expect(firstElement(card, 'p').text).toMatch(/^\S+( \S+){3,13}$/);
      const links = elements(card, 'a');
      expect(links).toHaveLength(1);
      expect(links[0]?.attributes.get('href')).toMatch(/^\/services\/[a-z0-9-]+$/);
      expect(links[0]?.text.replace(' :', ':')).toBe(`Learn More: ${name}`);
      expect(links[0]?.textWithout(isHidden)).toBe('Learn More');
    },
  );

  test('the advisory cards use the hyphenated addresses', () => {
    const links = cardsIn('/services').flatMap((card) => elements(card, 'a'));
    const paths = links.map(({ attributes }) => attributes.get('href'));
    expect(paths).toEqual(expect.arrayContaining(['/services/iso-27001', '/services/iso-42001']));
    expect(paths).not.toContain('/services/iso27001');
    expect(paths).not.toContain('/services/iso42001');
  });
});

// Section 2 says "card" of each.
test.each([
  ['/', 'services', 'four core services', 4],
  ['/', 'values', 'three values', 3],
  ['/services/ai-adoption', 'solutions', 'seven solutions', 7],
  ['/services/compliance', 'services', 'three advisory services', 3],
  ['/services/ai-technology-training', 'tracks', 'nine tracks', 9],
  ['/services/privacy-security-training', 'courses', 'three courses', 3],
  ['/ai-applications/healthcare', 'applications', 'six applications', 6],
  ['/ai-applications/housing', 'applications', 'six applications and facility management', 7],
])('%s, #%s: %s are cards', (address, id, _what, count) =>
  expect(elements(elementById(builtPage(address), id), 'article')).toHaveLength(count),
);
