import type { Examples } from '../examples.ts';
import type { DetailList } from './DetailList.tsx';

export const examples = {
  'Plain and linked': {
    items: [
      { label: 'UEN', value: '202400000Z' },
      { label: 'Email', value: 'hello@vanda.example', to: 'mailto:hello@vanda.example' },
    ],
  },
} satisfies Examples<typeof DetailList>;
