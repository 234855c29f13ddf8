import { test } from '../fixtures.ts';
import { builtForms, oneOfEachKind } from '../support/enquiry-form.ts';
import { describeFields } from './form-scenarios.ts';

for (const form of builtForms.filter((form) => !oneOfEachKind.includes(form)))
  test.describe(`the form ${form.id}`, () => describeFields(form));
