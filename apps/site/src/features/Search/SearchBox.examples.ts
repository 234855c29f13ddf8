import type { Examples } from '../../components/examples.ts';
import type { SearchBox } from './SearchBox.tsx';

const index = '/search/index.json';

export const examples = {
  'In the header': { id: 'example-search', index },
  'In the panel': { id: 'example-search-large', index, size: 'large' },
} satisfies Examples<typeof SearchBox>;
