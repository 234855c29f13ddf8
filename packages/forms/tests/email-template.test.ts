import { expect, it } from 'vitest';
import { emailTemplateSchema } from '../src/email-template.ts';

const email = {
  title: 'First answer',
  subject: 'About {about}',
  text: 'Dear {name},\n\nThank you for writing to us.\n\n{colleague}',
};
const issues = (changed: object) =>
  (emailTemplateSchema.safeParse({ ...email, ...changed }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

it('accepts a letter with known placeholders', () =>
  expect(issues({ forms: ['contact'], seats: 'kept' })).toEqual([]));

it('names an unknown placeholder with its field and the known ones', () => {
  expect(issues({ subject: 'About {cuorse}' })).toEqual([
    expect.stringMatching(/^subject knows no \{cuorse\}: choose from name/),
  ]);
});

it('refuses an unknown form and an unknown field', () => {
  expect(issues({ forms: ['contcat'] })).toHaveLength(1);
  expect(issues({ form: 'contact' })).toHaveLength(1);
});
