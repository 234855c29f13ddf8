import { forms } from '@vanda/forms/forms';
import { describe, expect, test } from 'vitest';
import { builtPage, contentEntries, sitemap } from '../built-site.ts';
import { elements, firstElement, hrefs } from '../elements.ts';

/** Section 7: the service choices of the contact form. */
const choices = forms.contact.fields.flatMap((field) => ('options' in field ? field.options : []));
const services = contentEntries<{ contactService: string }>('services');
const programmes = ['AI Technology Training', 'Privacy & Security Training', 'Agile Adoption Training'];

/** Links of the page and its closing panel, without header and footer. */
function chosenOn(slug: string): (string | null)[] {
  const page = builtPage(`/services/${slug}`);
  const [closing] = elements(page, 'div', { class: 'dark' });
  const footer = hrefs(firstElement(page, 'footer'));
  const all = closing ? hrefs(closing) : [];
  expect(all.slice(-footer.length)).toEqual(footer);
  const links = [...hrefs(firstElement(page, 'main')), ...all.slice(0, -footer.length)];
  return links.flatMap((href) => {
    const { pathname, searchParams } = new URL(href, sitemap().origin);
    return pathname === '/contact' ? [searchParams.get('service')] : [];
  });
}

describe('each link from a service page to the contact form opens it with that service chosen', () => {
  test.each(services.map(({ slug, data }) => [slug, data.contactService]))('%s: %s', (slug, service) => {
    expect(choices.map(({ value }) => value)).toContain(service);
    const others = slug === 'digital-transformation' ? programmes : [];
    const chosen = chosenOn(slug).filter((one) => !others.includes(one ?? ''));
    expect(chosen.length).toBeGreaterThan(0);
    expect(new Set(chosen)).toEqual(new Set([service]));
  });

  test('Copilot leads to "AI Technology Training"', () =>
    expect(new Set(chosenOn('microsoft-copilot'))).toEqual(new Set(['AI Technology Training'])));

  test('each programme of Digital Transformation Training leads there with its own service', () =>
    expect(chosenOn('digital-transformation')).toEqual(expect.arrayContaining(programmes)));
});
