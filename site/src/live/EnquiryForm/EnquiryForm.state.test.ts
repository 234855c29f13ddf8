import { expect, test } from 'vitest';
import { type EnquiryAction, type EnquiryState, enquiryReducer, initialState } from './EnquiryForm.state.ts';

const after = (...actions: EnquiryAction[]) => actions.reduce<EnquiryState>(enquiryReducer, initialState);

const values = { firstName: 'Siti', email: 'siti@example.com' };
const errors = [
  { field: 'email', message: 'Enter your email address.' },
  { field: 'lastName', message: 'Enter your last name.' },
];
const accepted: EnquiryAction = {
  type: 'answered',
  values,
  answer: { status: 'accepted', reference: 'ENQ-7K3Q-9M2T', receivedAt: '2025-08-01T01:00:00.000Z' },
};
const failed: EnquiryAction = {
  type: 'answered',
  values,
  answer: { status: 'failed', code: 'unavailable', message: 'Not now.' },
};

test('every refusal counts, so that the summary takes the focus again with the same messages', () => {
  const once = after({ type: 'refused', errors });
  const twice = after({ type: 'refused', errors }, { type: 'refused', errors });
  expect(once).toMatchObject({ status: 'editing', errors, refusals: 1 });
  expect(twice).toMatchObject({ errors, refusals: 2 });
});

test('a message goes when its field is mended, and no new one comes before the next attempt', () => {
  const found = [errors[1], { field: 'phone', message: 'Enter your phone number.' }].filter(
    (error) => error !== undefined,
  );
  const state = after({ type: 'refused', errors }, { type: 'mended', errors: found });
  expect(state).toMatchObject({ errors: [errors[1]], refusals: 1 });
});

test('what the service finds wrong is shown as what the browser finds', () => {
  const byService = after(
    { type: 'sending' },
    { type: 'answered', values, answer: { status: 'invalid', errors } },
  );
  expect(byService).toEqual(after({ type: 'refused', errors }));
});

test('a failure leaves the form open, with the values for the e-mail way', () => {
  const state = after({ type: 'sending' }, failed);
  expect(state).toMatchObject({ status: 'editing', failure: { message: 'Not now.', values } });
});

test('trying again takes the failure away', () => {
  expect(after({ type: 'sending' }, failed, { type: 'sending' })).toEqual({
    status: 'sending',
    errors: [],
    refusals: 0,
  });
});

test('sent is the end: nothing brings the form back', () => {
  const sent = after({ type: 'sending' }, accepted);
  expect(sent).toEqual({
    status: 'sent',
    receipt: { reference: 'ENQ-7K3Q-9M2T', receivedAt: '2025-08-01T01:00:00.000Z', isWaiting: false, values },
  });
  for (const action of [{ type: 'sending' }, { type: 'refused', errors }, failed] as const) {
    expect(enquiryReducer(sent, action)).toBe(sent);
  }
});
