import file from '../../assets/illustrations/day-three.svg?url&no-inline';
import type { Examples } from '../examples.ts';
import type { Portrait } from './Portrait.tsx';

export const examples = {
  'A picture in the petal': { photo: { file, alt: 'A trainer at a board' } },
} satisfies Examples<typeof Portrait>;
