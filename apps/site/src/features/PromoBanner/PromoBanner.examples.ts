import type { Examples } from '../../components/examples.ts';
import type { PromoBanner } from './PromoBanner.tsx';

export const examples = {
  'Before its script runs': {
    slides: [
      {
        title: 'Expert Training Programs',
        description: 'Courses that end in a certificate, for teams whose work is partly done by AI.',
        cta: 'See the courses',
        to: '/services',
        badge: 'HOT',
        illustration: 'banner-5-training',
      },
      {
        title: 'The management system for AI',
        description: 'From the first gap assessment to the audit.',
        cta: 'Learn More',
        to: '/services/iso42001',
        illustration: 'banner-3-iso',
      },
    ],
  },
} satisfies Examples<typeof PromoBanner>;
