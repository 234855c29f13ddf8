import { type Form, limits } from '../form.ts';
import { company, email, message } from '../parts.ts';

const services = [
  'AI Technology Training',
  'Privacy & Security Training',
  'Agile Adoption Training',
  'Customer Service AI',
  'Fraud Detection',
  'Automated Reporting',
  'HR Process Optimization',
  'Data Protection Trustmark',
  'ISO 27001 ISMS',
  'ISO 42001 AI Management',
  'Data Protection Officer',
  'General Consultation',
] as const;

/** Contact: name, email and message required, twelve service choices. */
export const contact = {
  id: 'contact',
  title: 'Enquiry',
  kind: 'contact',
  pagePath: '/contact',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      noun: 'name',
      required: true,
      autocomplete: 'name',
      maxLength: limits.name,
    },
    email,
    company,
    {
      kind: 'select',
      name: 'service',
      label: 'Service',
      noun: 'service',
      required: false,
      options: services.map((label) => ({ value: label, label })),
    },
    { ...message, required: true },
  ],
  success: {
    title: 'Enquiry sent',
    note: 'We have your message and will reply within 24 hours.',
  },
} as const satisfies Form;
