import type { Examples } from '../examples.ts';
import type { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  Primary: { to: '/services', children: 'Explore Our Services', variant: 'primary' },
  'Primary with an arrow': {
    to: '/contact',
    children: 'Get Started Today',
    variant: 'primary',
    hasArrow: true,
  },
  Secondary: { to: '/contact', children: 'Get Started Today' },
  'Leaves the site': { to: 'https://www.example.org', children: 'View on Amazon' },
  Small: { to: '/contact', children: 'Ask for the next date', size: 'compact' },
} satisfies Examples<typeof ButtonLink>;
