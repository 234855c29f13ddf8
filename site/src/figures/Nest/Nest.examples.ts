import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { Nest } from './Nest.tsx';

export const examples = {
  'Four areas': { names: ['Unacceptable', 'High', 'Limited', 'Minimal'] },
  'One area': { names: ['Everything'] },
} satisfies Examples<ComponentProps<typeof Nest>>;
