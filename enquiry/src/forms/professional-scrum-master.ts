import type { Form } from '../form.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  message,
  phone,
  registrationTitle,
  sessionField,
} from '../parts.ts';

/** Professional Scrum Master. */
export const professionalScrumMaster = {
  id: 'professional-scrum-master',
  title: 'Professional Scrum Master in the Age of AI',
  kind: 'registration',
  pagePath: '/services/professional-scrum-master',
  fields: [
    sessionField('courseDate', 'Course date', {
      '18-20-aug-2025': '2025-08-18',
      '22-24-sep-2025': '2025-09-22',
    }),
    firstName,
    lastName,
    email,
    phone,
    company,
    jobTitle,
    {
      kind: 'radio',
      name: 'experience',
      label: 'Experience with Scrum',
      noun: 'level of experience',
      required: false,
      options: [
        { value: 'beginner', label: 'Beginner', note: 'New to Scrum' },
        { value: 'intermediate', label: 'Intermediate', note: 'In a Scrum Team now' },
        { value: 'advanced', label: 'Advanced', note: 'Scrum Master today' },
      ],
    },
    message,
  ],
  success: {
    title: registrationTitle,
    note: 'We will contact you within 24 hours to confirm your place and the next steps.',
  },
} as const satisfies Form;
