import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { allHtmlPages } from '../built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Astro and React write boolean attributes as `hidden=""` and void elements as `<br/>`: both are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React writes `popoverTarget` as in its own props; names of attributes have no case in HTML.
    'attr-case': 'off',
    // Advice on line breaks, which the styles give.
    'tel-non-breaking': 'off',
    // A carousel's slides are groups with a label, as the ARIA Authoring Practices ask.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A select can't be the list of a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The redirect pages write the doctype in lower case.
    'doctype-style': 'off',
    'no-inline-style': 'error',
  },
});

test('every fact of the company is filled in: no page shows its name in braces', () => {
  const named = allHtmlPages().flatMap(({ address, html }) =>
    [...html.matchAll(/\{\{\w+\}\}/g)].map(([name]) => `${address}: ${name}`),
  );
  expect(named).toEqual([]);
});

test.each(allHtmlPages().map(({ address, html }) => [address, html]))(
  'the HTML of %s is valid',
  async (_, html) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    ).toEqual([]);
  },
);
