import { type Field, nextAvailableLabel, placeholderFor } from './form.ts';

/** `field` is empty for the form as a whole. */
export type FieldError = { readonly field: string; readonly message: string };

/** @param whose `the` where the office types for somebody else */
export function messagesFor(field: Field, whose: 'your' | 'the' = 'your') {
  const choose = placeholderFor(field);
  const isTyped = 'maxLength' in field;
  const lead = field.label;
  return {
    missing: isTyped ? `Enter ${whose} ${field.noun}.` : `${choose}.`,
    malformed: malformedText(field, choose, whose),
    tooLong: isTyped
      ? `${lead} is too long. Shorten it to ${field.maxLength} characters or fewer.`
      : `${choose} from the list.`,
    past: `That date has passed. Choose a later date, or “${nextAvailableLabel}”.`,
  };
}

function malformedText(field: Field, choose: string, whose: string): string {
  switch (field.kind) {
    case 'email':
      return `Enter ${whose} email address in full, like name@example.com.`;
    case 'tel':
      return `Enter ${whose} phone number with 6 to 15 digits, like +65 6123 4567.`;
    case 'session':
      return `${choose} from the list, or “${nextAvailableLabel}”.`;
    case 'select':
    case 'radio':
      return `${choose} from the list.`;
    case 'text':
    case 'textarea':
      return `Enter ${whose} ${field.noun}.`;
  }
}
