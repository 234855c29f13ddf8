import type { ComponentProps } from 'react';
import type { Examples } from '../examples.ts';
import type { NumberedList } from './NumberedList.tsx';

export const examples = {
  Steps: {
    items: [
      { title: 'We read it', text: 'A consultant answers within 24 hours.' },
      { title: 'We ask', text: 'A short call.', sources: [{ key: 'A', number: 1 }] },
      { title: 'You decide' },
    ],
  },
} satisfies Examples<ComponentProps<typeof NumberedList>>;
