import type { CourseFacts, Person } from '../../schemas/buyer-facts.ts';

export const inventedPeople: Person[] = [
  {
    key: 'petunia-example',
    name: 'Petunia Example',
    credential: 'Licensed Gardener of Nowhere, 2019',
    line: 'An invented trainer who shows where a real one will stand.',
  },
  {
    key: 'basil-sample',
    name: 'Basil Sample',
    credential: 'Invented Diploma, 2021',
    line: 'An invented adviser.',
  },
];

export const unstatedCompany = { buyerFacts: {}, serviceFacts: {}, people: [], references: [] };

export const inventedFacts = {
  funding: [
    { scheme: 'Invented Credit', status: 'listed', reference: 'INV-0001' },
    { scheme: 'Sample Grant', status: 'not-applied' },
  ],
  gst: 'included',
  classSize: { min: 8, max: 16, belowMin: 'With fewer the day is moved; you hear of it five days before.' },
  refunds: {
    countedIn: 'days',
    steps: [
      { daysBefore: 21, percent: 100 },
      { daysBefore: 7, percent: 50 },
    ],
  },
  moved: 'another date, or all of the price back.',
  substitution: 'Free of charge until the day before',
  postponement: 'Once, until the week before',
  attendancePercent: 80,
  certificate: { title: 'Certificate of attendance', issuedBy: 'Example Ltd', awardedFor: 'attendance' },
  payment: 'By invoice, seven days before the start',
  trainers: ['petunia-example'],
  delivery: { venue: 'In an invented room at 2 Sample Street', online: 'online, by video call' },
  language: 'Esperanto',
  bring: 'Your own documents',
  hours: { from: '09:00', to: '17:30', breaks: 'three breaks included' },
  support: { days: 60, text: 'of invented support' },
  privateClass: { from: 6, price: 'S$1 a day', place: 'at your place' },
} satisfies CourseFacts;
