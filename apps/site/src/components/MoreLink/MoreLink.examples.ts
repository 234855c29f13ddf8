import type { Examples } from '../examples.ts';
import type { MoreLink } from './MoreLink.tsx';

export const examples = {
  'Leads on': { to: '/services/fraud-detection', label: 'Learn More', subject: 'Fraud Detection' },
  'Leads back': { to: '/news', label: 'Back to News', direction: 'back' },
  'Leaves the site, small': { to: 'https://www.example.org', label: 'JAMA, 2017', size: 'small' },
} satisfies Examples<typeof MoreLink>;
