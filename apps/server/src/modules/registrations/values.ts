import { type Form, type FormId, nextAvailable } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { mostOfBand } from './seats.ts';

export function withDay(formId: FormId, values: EnquiryValues, day: string | undefined): EnquiryValues {
  const form: Form = forms[formId];
  const field = form.fields.find(({ kind }) => kind === 'session');
  return field ? { ...values, [field.name]: day ?? nextAvailable } : values;
}

export function withSeats(formId: FormId, values: EnquiryValues, seats: number): EnquiryValues {
  const form: Form = forms[formId];
  const field = form.fields.find(({ name }) => name === 'participants');
  const options = field && 'options' in field ? field.options : [];
  const option = options.find(({ value }) => mostOfBand(value) >= seats) ?? options.at(-1);
  return option ? { ...values, participants: option.value } : values;
}

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
