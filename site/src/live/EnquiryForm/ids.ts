import { type Field, nextAvailable } from '@vanda/enquiry/form';
import { nextDateId } from './EnquiryForm.marks.ts';

/** Ids of a field's parts. They are stable: error summaries, links and labels point at them. */
export const fieldIds = ({ name }: Field) => ({
  control: `enquiry-${name}`,
  label: `enquiry-${name}-label`,
  hint: `enquiry-${name}-hint`,
  error: `enquiry-${name}-error`,
});

/**
 * Id of one choice. A link to `#register-2025-08-18` or `#register-next` scrolls to that choice, and the page's script
 * selects it.
 */
export function optionId(field: Field, value: string): string {
  if (value === nextAvailable) return nextDateId;
  // `5+` would have to be escaped in every selector.
  const choice = value.replace('+', '-or-more');
  return field.required ? `register-${choice}` : `enquiry-${field.name}-${choice}`;
}
