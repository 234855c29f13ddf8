import type { Examples } from '../examples.ts';
import type { NumberedList } from './NumberedList.tsx';

export const examples = {
  Steps: {
    items: [
      { title: 'We read it', text: 'A consultant answers within 24 hours.' },
      { title: 'We ask', text: 'A short call.', sources: [{ key: 'A', number: 1 }] },
      { title: 'You decide', result: 'A plan', roles: 'You do this; we take part.' },
    ],
  },
} satisfies Examples<typeof NumberedList>;
