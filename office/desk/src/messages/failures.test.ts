import { expect, it } from 'vitest';
import { failureMessage } from './failures.ts';

it('leaves the full stop to the sentence around it, also after several errors', () => {
  const errors = [
    { field: 'name', message: 'Enter your name.' },
    { field: 'email', message: 'Enter your email address.' },
  ];
  expect(failureMessage({ code: 'invalid', nowMs: 0, errors })).toBe(
    'Enter your name. Enter your email address',
  );
});
