import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';

/** The values of a form with another day in its session field. */
export function withDay(formId: FormId, values: EnquiryValues, day: string): EnquiryValues {
  const form: Form = forms[formId];
  const field = form.fields.find(({ kind }) => kind === 'session');
  return field ? { ...values, [field.name]: day } : values;
}

/**
 * Of a registration's values, those that stay when another person takes it over: the course, its date, how many come and
 * for which company. What the person before wrote about themselves goes.
 */
export function withoutPerson(formId: FormId, values: EnquiryValues): EnquiryValues {
  const form: Form = forms[formId];
  const staying = form.fields.filter(
    ({ name, kind, required }) =>
      name === 'participants' ||
      name === 'company' ||
      (required && (kind === 'session' || kind === 'select' || kind === 'radio')),
  );
  return Object.fromEntries(
    staying.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
