import type { ComponentProps } from 'react';
import type { Examples } from '../../lib/examples.ts';
import type { SearchBox } from './SearchBox.tsx';

export const examples = {
  'In the header': { id: 'example-search' },
  'In the panel': { id: 'example-search-large', size: 'large' },
} satisfies Examples<ComponentProps<typeof SearchBox>>;
