import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { galleryEntries } from './gallery-entries.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React's spelling of attributes and void elements.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Carousel slides are labelled groups (ARIA Authoring Practices).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A select can't be the list of a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'no-dup-class': 'off',
  },
});

describe.each(galleryEntries)('$name', ({ Component, examples }) => {
  test.each(Object.entries(examples))('%s: valid HTML without inline style', (_state, props) => {
    const markup = renderToStaticMarkup(<Component {...props} />);
    expect(markup).not.toBe('');
    const { results } = validator.validateStringSync(markup);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });
});
