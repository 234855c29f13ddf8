import { type ChoiceField, limits, type Option, type SessionField, type TextField } from './form.ts';

/** Fields that several forms share, written once. */

export const firstName = {
  kind: 'text',
  name: 'firstName',
  label: 'First name',
  noun: 'first name',
  required: true,
  autocomplete: 'given-name',
  maxLength: limits.name,
} as const satisfies TextField;

export const lastName = {
  kind: 'text',
  name: 'lastName',
  label: 'Last name',
  noun: 'last name',
  required: true,
  autocomplete: 'family-name',
  maxLength: limits.name,
} as const satisfies TextField;

export const email = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  noun: 'email address',
  required: true,
  autocomplete: 'email',
  maxLength: limits.email,
} as const satisfies TextField;

export const phone = {
  kind: 'tel',
  name: 'phone',
  label: 'Phone',
  noun: 'phone number',
  required: false,
  autocomplete: 'tel',
  maxLength: limits.phone,
} as const satisfies TextField;

export const company = {
  kind: 'text',
  name: 'company',
  label: 'Company',
  noun: 'company',
  required: false,
  autocomplete: 'organization',
  maxLength: limits.company,
} as const satisfies TextField;

export const jobTitle = {
  kind: 'text',
  name: 'jobTitle',
  label: 'Job title',
  noun: 'job title',
  required: false,
  autocomplete: 'organization-title',
  maxLength: limits.jobTitle,
} as const satisfies TextField;

export const message = {
  kind: 'textarea',
  name: 'message',
  label: 'Message',
  noun: 'message',
  required: false,
  maxLength: limits.message,
} as const satisfies TextField;

export const specialRequirements = {
  kind: 'textarea',
  name: 'specialRequirements',
  label: 'Special requirements',
  noun: 'special requirements',
  required: false,
  maxLength: limits.message,
  hint: 'Access or dietary needs, for example. Leave out medical detail that we do not need.',
} as const satisfies TextField;

/** The session field, under the name and with the option values that stand for its days (decision 33). */
export function sessionField<const Name extends string>(
  name: Name,
  label: string,
  aliases: Readonly<Record<string, string>>,
) {
  return {
    kind: 'session',
    name,
    label,
    noun: label.toLowerCase(),
    required: true,
    aliases,
  } as const satisfies SessionField;
}

const participantBands: readonly Option[] = [
  { value: '1', label: '1' },
  { value: '2-5', label: '2–5' },
  { value: '6-10', label: '6–10' },
  { value: '11-20', label: '11–20' },
  { value: '20+', label: '20+' },
];

export const participants = {
  kind: 'select',
  name: 'participants',
  label: 'Number of participants',
  noun: 'number of participants',
  required: false,
  options: participantBands,
} as const satisfies ChoiceField;

/** Title of the panel after every registration. */
export const registrationTitle = 'Registration Successful!';
