import type { Examples } from '../../components/examples.ts';
import type { Notice } from './Notice.tsx';

const notice = {
  title: 'Still using NRIC numbers to log in? Stop by 31 December 2026',
  link: { label: 'What counts, and what to do', to: '/services/dpo-service' },
  sources: ['SG25'],
  showFrom: '2026-10-01',
  until: '2026-12-31',
  pages: ['/'],
};
const sources = [
  {
    publisher: 'Personal Data Protection Commission, Singapore',
    kind: 'authority' as const,
    title: 'Organisations to cease the use of NRIC numbers for authentication',
    url: 'https://www.pdpc.gov.sg/media-events',
  },
];

export const examples = {
  'On its days': { notice, sources, now: new Date('2026-11-22T09:00:00+08:00') },
} satisfies Examples<typeof Notice>;
