import type { Form } from '../form.ts';
import { email, firstName, lastName, phone, registrationTitle, sessionField } from '../parts.ts';

/** Generative AI Usage. */
export const generativeAi = {
  id: 'generative-ai',
  title: 'Generative AI Usage',
  kind: 'registration',
  pagePath: '/services/generative-ai-usage',
  fields: [
    sessionField('preferredDate', 'Preferred date', {
      '15-aug-2025': '2025-08-15',
      '15-sep-2025': '2025-09-15',
    }),
    firstName,
    lastName,
    email,
    phone,
    {
      kind: 'radio',
      name: 'experience',
      label: 'Experience with generative AI',
      noun: 'level of experience',
      required: false,
      options: [
        { value: 'beginner', label: 'Beginner' },
        { value: 'some-experience', label: 'Some experience' },
        { value: 'intermediate', label: 'Intermediate' },
      ],
    },
  ],
  success: {
    title: registrationTitle,
    note: 'We will contact you within 24 hours with confirmation and next steps.',
  },
} as const satisfies Form;
