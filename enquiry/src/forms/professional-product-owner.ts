import type { Form } from '../form.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  message,
  participants,
  phone,
  registrationTitle,
  sessionField,
} from '../parts.ts';

/** Professional Product Owner; its message box is at least 100 px high. */
export const professionalProductOwner = {
  id: 'professional-product-owner',
  title: 'Professional Product Owner in the Age of AI',
  kind: 'registration',
  pagePath: '/services/professional-product-owner',
  fields: [
    sessionField('courseDate', 'Course date', { 'aug-2025': '2025-08-15', 'sep-2025': '2025-09-15' }),
    firstName,
    lastName,
    email,
    phone,
    company,
    jobTitle,
    participants,
    {
      kind: 'radio',
      name: 'experience',
      label: 'Experience in product management',
      noun: 'level of experience',
      required: false,
      options: [
        { value: 'none', label: 'None' },
        { value: '1-2', label: '1–2 years' },
        { value: '3-5', label: '3–5 years' },
        { value: '5+', label: '5+ years' },
      ],
    },
    { ...message, minHeightPx: 100 },
  ],
  success: {
    title: registrationTitle,
    note: 'We will contact you within 24 hours to confirm your place and the next steps.',
  },
} as const satisfies Form;
