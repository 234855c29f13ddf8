import type { Examples } from '../examples.ts';
import type { Cell } from './Cell.tsx';

export const examples = {
  'Name and sentence': {
    title: 'Fraud Detection',
    text: 'Six capabilities, from anomaly scoring to case review.',
  },
  'Facts and a link': {
    title: 'Data Protection Fundamentals',
    text: 'The duties in the PDPA, in plain words.',
    facts: [
      { label: 'Length', value: '1 day' },
      { label: 'Price', value: 'SGD 450 per person' },
    ],
    link: { label: 'Learn More', to: '/services/data-protection-fundamentals' },
  },
  'A question to put, with a source': {
    title: 'Robotaxis',
    text: 'Driverless rides are sold in several cities.',
    question: 'Which drivers and roads stand behind each percentage?',
    sources: [{ key: 'A', number: 1 }],
  },
  'Label and points': {
    label: 'A.5',
    title: 'Information security policies',
    text: 'One control.',
    points: ['Approved', 'Published', 'Reviewed'],
  },
} satisfies Examples<typeof Cell>;
