import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { allHtmlPages } from '../built-site.ts';
import { elements, firstElement } from '../elements.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Astro and React write `hidden=""` and `<br/>`: both are valid.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React writes `srcSet`; attribute names have no case.
    'attr-case': 'off',
    // Advice on line breaks, which the styles give.
    'tel-non-breaking': 'off',
    // A carousel's slides are groups with a label, as the ARIA Authoring Practices ask.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A select can't be the list of a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The redirect pages write the doctype in lower case.
    'doctype-style': 'off',
  },
});

describe.each(allHtmlPages().map((page) => [page.address, page] as const))('%s', (_, page) => {
  test('has valid HTML', async () => {
    const { results } = await validator.validateString(page.html);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    ).toEqual([]);
  });

  test('repeats no alternative text as a caption', () => {
    const figures = page.inside.filter(({ name }) => name === 'figure');
    const twice = figures.filter(({ inside }) => {
      const caption = inside.find(({ name }) => name === 'figcaption')?.text;
      return inside.some(({ attributes }) =>
        ['alt', 'aria-label'].some((name) => caption && attributes.get(name) === caption),
      );
    });
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  test('uses no light-dark(), which browsers of 2023 lack', () =>
    expect(page.html).not.toContain('light-dark('));

  test('shows no missing value or unresolved reference', () => {
    const { text } = firstElement(page, 'body');
    expect(text).not.toMatch(/\b(undefined|NaN|Invalid Date)\b|(^|[:=] )null\b|\[object |\{\{|\}\}/);
  });

  test('has no empty description, and is no demonstration', () => {
    // Figures of the visitor’s device are filled in by a script.
    const empty = elements(page, 'dd').filter(
      ({ attributes, text }) => !attributes.has('data-stat') && /^[\s–—-]*$/.test(text),
    );
    expect(empty).toEqual([]);
    expect(page.inside.filter(({ attributes }) => attributes.has('data-demonstration'))).toEqual([]);
  });

  test('no two adjacent sections share a tinted background', () => {
    const grounds = page.inside.flatMap(({ attributes }) => {
      const ground = attributes.get('data-ground');
      return ground === undefined ? [] : [{ ground, id: attributes.get('id') }];
    });
    const touching = grounds.filter(
      ({ ground }, i) => ground !== 'plain' && ground === grounds[i - 1]?.ground,
    );
    expect(touching).toEqual([]);
  });
});
