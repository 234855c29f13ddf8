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

/** Cybersecurity Essentials, one day. */
export const cybersecurityEssentials = {
  id: 'cybersecurity-essentials',
  title: 'Cybersecurity Essentials',
  kind: 'registration',
  pagePath: '/services/cybersecurity-essentials',
  fields: [
    sessionField('courseDate', 'Course date', { '28-aug-2025': '2025-08-28', '3-oct-2025': '2025-10-03' }),
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
