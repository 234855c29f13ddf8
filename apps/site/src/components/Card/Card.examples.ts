import type { Examples } from '../examples.ts';
import type { Card } from './Card.tsx';

export const examples = {
  'A service': {
    title: 'Data Protection Fundamentals',
    text: 'The duties in the PDPA, in plain words.',
    picture: 'service-data-protection-fundamentals',
    facts: [
      { value: 'SGD 450', isPrice: true, unit: 'per person' },
      { value: '1 day' },
      { label: 'Support', value: '30 days' },
    ],
    link: { label: 'Learn More', to: '/services/data-protection-fundamentals' },
  },
  'Without a page': {
    label: 'Beginner',
    tone: 1,
    title: 'Scrum Framework',
    text: 'Run Scrum as the Scrum Guide describes it.',
    points: ['Three accountabilities', 'A simulated Sprint'],
    badge: 'PSM I certification',
    facts: [{ value: 'On request', isPrice: true }, { value: '1 day' }],
  },
  'With a source': {
    title: 'Robotaxis',
    text: 'Driverless rides are sold in several cities.',
    sources: [{ key: 'A', number: 1 }],
  },
  Plain: {
    variant: 'plain',
    label: 'A.5',
    title: 'Information security policies',
    text: 'One control.',
    facts: [{ label: 'Controls', value: '1' }],
  },
} satisfies Examples<typeof Card>;
