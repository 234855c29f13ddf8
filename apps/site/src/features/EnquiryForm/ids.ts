import { type Field, nextAvailable } from '@vanda/forms/form';
import { nextDateId } from './shown-when.ts';

export const fieldIds = ({ name }: Field) => ({
  control: `enquiry-${name}`,
  label: `enquiry-${name}-label`,
  hint: `enquiry-${name}-hint`,
  error: `enquiry-${name}-error`,
});

export function optionId(field: Field, value: string): string {
  if (value === nextAvailable) return nextDateId;
  // An id has no white space; other signs would have to be escaped in selectors.
  const choice = value.replace('+', '-or-more').replaceAll(/[^\p{L}\d]+/gu, '-');
  return field.required ? `register-${choice}` : `enquiry-${field.name}-${choice}`;
}
