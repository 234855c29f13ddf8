import type { Examples } from '../examples.ts';
import type { Anchor } from './Anchor.tsx';

export const examples = {
  'A page of the site': { to: '/contact', children: 'Write to us' },
  'Another site': { to: 'https://www.example.org', children: 'The standard' },
  'Another site, the row draws the arrow': {
    to: 'https://www.example.org',
    children: 'The standard',
    hasOutwardArrow: false,
  },
  'The current page': { to: '/services', children: 'Services', current: 'page' },
} satisfies Examples<typeof Anchor>;
