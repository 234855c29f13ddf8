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

/** Compliance Implementation, one day. */
export const complianceImplementation = {
  id: 'compliance-implementation',
  title: 'Compliance Implementation',
  kind: 'registration',
  pagePath: '/services/compliance-implementation',
  fields: [
    sessionField('courseDate', 'Course date', { '2-sep-2025': '2025-09-02', '7-oct-2025': '2025-10-07' }),
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
