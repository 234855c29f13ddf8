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
} from '../parts.ts';

/** Agile Adoption Training: one of four offerings. */
export const agileTraining = {
  id: 'agile-training',
  title: 'Agile Adoption Training',
  kind: 'registration',
  pagePath: '/services/agile-adoption-training',
  fields: [
    {
      kind: 'radio',
      name: 'course',
      label: 'Course',
      noun: 'course',
      required: true,
      options: [
        { value: 'scrum-framework', label: 'Scrum Framework', note: '1 day' },
        { value: 'kanban-system', label: 'Kanban System', note: '1 day' },
        { value: 'professional-scrum-master', label: 'PSM in the Age of AI', note: '3 days' },
        { value: 'professional-product-owner', label: 'PSPO in the Age of AI', note: '3 days' },
      ],
    },
    firstName,
    lastName,
    email,
    phone,
    company,
    jobTitle,
    participants,
    message,
  ],
  success: {
    title: registrationTitle,
    note: 'We will contact you within 24 hours with dates and the next steps.',
  },
} as const satisfies Form;
