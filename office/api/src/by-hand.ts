import type { Field, Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';

const phone = Object.values<Form>(forms)
  .flatMap(({ fields }): readonly Field[] => fields)
  .find(({ kind }) => kind === 'tel');

/** The form as the office fills it in: each has a telephone number, which may stand in for the email address. */
export function byHand(form: Form): Form {
  const hasPhone = form.fields.some(({ kind }) => kind === 'tel');
  return {
    ...form,
    fields: form.fields.flatMap((field) =>
      field.kind !== 'email'
        ? [field]
        : [{ ...field, required: false }, ...(phone && !hasPhone ? [phone] : [])],
    ),
  };
}
