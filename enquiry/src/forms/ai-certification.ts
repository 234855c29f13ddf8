import type { Form } from '../form.ts';
import { company, email, firstName, lastName, phone, registrationTitle } from '../parts.ts';

const tracks = [
  'Generative AI Usage',
  'Responsible AI',
  'AI Foundations Practitioner',
  'ML Developer Pro',
  'AI Product Strategist',
  'AI for Business Leaders',
  'Responsible AI Steward',
  'Generative AI Engineer',
  'Creative AI Designer',
] as const;

/** AI certification: one of nine tracks, no date to choose. */
export const aiCertification = {
  id: 'ai-certification',
  title: 'AI Certification Training',
  kind: 'registration',
  pagePath: '/services/ai-technology-training',
  fields: [
    {
      kind: 'select',
      name: 'certificationTrack',
      label: 'Certification track',
      noun: 'certification track',
      required: true,
      options: tracks.map((label) => ({ value: label, label })),
    },
    firstName,
    lastName,
    email,
    phone,
    company,
    {
      kind: 'radio',
      name: 'experience',
      label: 'Experience with AI',
      noun: 'level of experience',
      required: false,
      options: [
        { value: 'beginner', label: 'Beginner' },
        { value: 'intermediate', label: 'Intermediate' },
        { value: 'advanced', label: 'Advanced' },
        { value: 'expert', label: 'Expert' },
      ],
    },
  ],
  success: {
    title: registrationTitle,
    note: 'Our team will contact you within 24 hours with course schedules and next steps.',
  },
} as const satisfies Form;
