import type { Examples } from '../examples.ts';
import type { Breadcrumb } from './Breadcrumb.tsx';

export const examples = {
  'Two levels': {
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Services', path: '/services' },
    ],
  },
  'Long names wrap': {
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Services', path: '/services' },
      { label: 'Agile Adoption Training', path: '/services/agile-adoption-training' },
      { label: 'Professional Product Owner in the Age of AI', path: '/services/professional-product-owner' },
    ],
  },
} satisfies Examples<typeof Breadcrumb>;
