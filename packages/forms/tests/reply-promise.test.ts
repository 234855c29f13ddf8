import { expect, test } from 'vitest';
import { withReplyPromise } from '../src/form.ts';
import { forms } from '../src/forms.ts';
import { replyTime } from '../src/reply-promise.ts';

test.each([
  [{ hours: 24 }, '24 hours'],
  [{ hours: 1 }, '1 hour'],
  [{ hours: 8, workingDays: true }, '8 hours on working days'],
])(
  'the promise %j of the company file is “%s”, in the note of every form that is answered',
  (promise, time) => {
    expect(replyTime(promise)).toBe(time);
    for (const form of Object.values(forms))
      expect(withReplyPromise(form, promise).success.note).toContain(`within ${time}`);
  },
);
