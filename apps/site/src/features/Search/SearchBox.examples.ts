import type { Examples } from '../../components/examples.ts';
import type { SearchBox } from './SearchBox.tsx';

export const examples = { 'In the header': { index: '/search/index.json' } } satisfies Examples<
  typeof SearchBox
>;
