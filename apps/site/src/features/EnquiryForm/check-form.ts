import { toIsoDay } from '@vanda/forms/day';
import { type FieldError, messagesFor } from '@vanda/forms/errors';
import type { Field, Form } from '@vanda/forms/form';
import { type ParsedEnquiry, parseEnquiry } from '@vanda/forms/schema';
import type { Session } from '@vanda/forms/session';
import type { EnquiryBody } from './send-enquiry.ts';

export function bodyOf(element: HTMLFormElement): EnquiryBody {
  const body: Record<string, string> = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) body[name] = value;
  return body;
}

/** Native validation, then the schema of the server. */
export function checkForm(
  element: HTMLFormElement,
  form: Form,
  sessions: readonly Session[],
  nowMs: number,
): ParsedEnquiry {
  const parsed = parseEnquiry(form, bodyOf(element), {
    today: toIsoDay(nowMs),
    ...(sessions.length > 0 ? { sessionStarts: sessions.map(({ start }) => start) } : {}),
  });
  const fromSchema = parsed.ok ? [] : parsed.errors;
  const errors = [...form.fields, undefined].flatMap((field): FieldError[] => {
    const own = field && browserError(element, field);
    const error = own ?? fromSchema.find((candidate) => candidate.field === (field?.name ?? ''));
    return error ? [error] : [];
  });
  return errors.length > 0 ? { ok: false, errors } : parsed;
}

function browserError(element: HTMLFormElement, field: Field): FieldError | undefined {
  const found = element.elements.namedItem(field.name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!isControl(control) || control.validity.valid) return undefined;
  const { missing, malformed, tooLong } = messagesFor(field);
  const { valueMissing, tooLong: isTooLong } = control.validity;
  return { field: field.name, message: valueMissing ? missing : isTooLong ? tooLong : malformed };
}

function isControl(
  node: Node | null | undefined,
): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLSelectElement ||
    node instanceof HTMLTextAreaElement
  );
}
