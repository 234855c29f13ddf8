import src from '../../assets/illustrations/day-three.svg?url&no-inline';
import type { Examples } from '../../components/examples.ts';
import type { Photograph } from './Photograph.tsx';

const photo = { alt: 'Three people at a table', src, original: src, width: 640, height: 480, sources: [] };

export const examples = {
  'Its middle stays': { photo, sizes: '100vw' },
  'The upper left stays': { photo: { ...photo, focus: { x: 20, y: 10 } }, sizes: '100vw' },
} satisfies Examples<typeof Photograph>;
