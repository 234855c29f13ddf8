import type { Form } from './form.ts';
import { maskIdentityNumbers } from './mask.ts';
import type { EnquiryValues } from './schema.ts';
import { isInterest, type Session } from './session.ts';
import { fullName, summaryRows } from './summary.ts';
import { untilDated } from './waiting.ts';

/** In characters after encoding. Windows passes 2,048 to a mail program; some programs accept fewer. */
export const mailtoMaxLength = 2000;

export const truncationNote =
  '[Shortened to fit the mail program. Please paste the rest of your message here.]';

export type Mailto = {
  readonly href: string;
  readonly subject: string;
  /** The whole text, for "Copy the message"; the link may hold a shortened one. */
  readonly text: string;
  readonly isTruncated: boolean;
};

/** Subject `Enquiry: <service>` or `General Inquiry` (decision 33). */
export function contactMailto(to: string, values: EnquiryValues): Mailto {
  const subject = values.service ? `Enquiry: ${values.service}` : 'General Inquiry';
  const head = [
    `Name: ${values.name ?? ''}`,
    `Email: ${values.email ?? ''}`,
    `Company: ${values.company ?? 'Not given'}`,
    `Service interest: ${values.service ?? 'Not given'}`,
    '',
    'Message:',
    '',
  ].join('\n');
  return compose(to, subject, maskIdentityNumbers(head), maskIdentityNumbers(values.message ?? ''));
}

export function registrationMailto(
  to: string,
  form: Form,
  values: EnquiryValues,
  sessions: readonly Session[] = [],
  isInterested = isInterest(form, values),
): Mailto {
  const rows = summaryRows(form, values, sessions);
  const long = new Set(form.fields.filter(({ kind }) => kind === 'textarea').map(({ name }) => name));
  const head = rows.filter(({ name }) => !long.has(name)).map(({ label, value }) => `${label}: ${value}`);
  const tail = rows.filter(({ name }) => long.has(name)).map(({ label, value }) => `${label}:\n${value}`);
  const subject = `${isInterested ? untilDated.send : 'Registration'}: ${form.title}, ${fullName(values)}`;
  return compose(to, subject, `${head.join('\n')}\n${tail.length > 0 ? '\n' : ''}`, tail.join('\n\n'));
}

export const enquiryMailto = (
  to: string,
  form: Form,
  values: EnquiryValues,
  sessions: readonly Session[] = [],
  isInterested?: boolean,
): Mailto =>
  form.kind === 'contact'
    ? contactMailto(to, values)
    : registrationMailto(to, form, values, sessions, isInterested);

export const emailMailto = (to: string, subject: string, text: string): Mailto =>
  compose(to, subject, '', text);

function compose(to: string, subject: string, head: string, tail: string): Mailto {
  const text = head + tail;
  const whole = href(to, subject, text);
  if (whole.length <= mailtoMaxLength) return { href: whole, subject, text, isTruncated: false };
  const points = [...text];
  let fitting = 0;
  let tooMany = points.length;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    const isFitting = href(to, subject, shortened(points, middle)).length <= mailtoMaxLength;
    if (isFitting) fitting = middle;
    else tooMany = middle;
  }
  return { href: href(to, subject, shortened(points, fitting)), subject, text, isTruncated: true };
}

const shortened = (points: readonly string[], count: number): string =>
  `${points.slice(0, count).join('').trimEnd()}\n\n${truncationNote}`;

/** RFC 6068: UTF-8 percent-encoded, line breaks as CRLF. */
function href(to: string, subject: string, body: string): string {
  const address = encode(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`;
}

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
