import { expect, test } from 'vitest';
import { serviceSlug } from './service-slug.ts';

test.each([
  ['Data Protection Fundamentals', 'data-protection-fundamentals'],
  ['Cybersecurity Essentials', 'cybersecurity-essentials'],
  ['Compliance Implementation', 'compliance-implementation'],
])('%s is lower case with hyphens for spaces', (title, slug) => {
  expect(serviceSlug(title)).toBe(slug);
});

test.each(['Privacy & Security Training', ' Privacy  &  Security Training ', 'Privacy &Security Training'])(
  'the ampersand of "%s" goes and leaves one hyphen',
  (title) => {
    expect(serviceSlug(title)).toBe('privacy-security-training');
  },
);
