import type { Form } from '../form.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
  registrationTitle,
  sessionField,
  specialRequirements,
} from '../parts.ts';

/** Data Protection Fundamentals, one day. */
export const dataProtectionFundamentals = {
  id: 'data-protection-fundamentals',
  title: 'Data Protection Fundamentals',
  kind: 'registration',
  pagePath: '/services/data-protection-fundamentals',
  fields: [
    sessionField('courseDate', 'Course date', { '25-aug-2025': '2025-08-25', '30-sep-2025': '2025-09-30' }),
    firstName,
    lastName,
    email,
    phone,
    company,
    jobTitle,
    specialRequirements,
  ],
  success: {
    title: registrationTitle,
    note: 'We will contact you within 24 hours to confirm your place and the next steps.',
  },
} as const satisfies Form;
