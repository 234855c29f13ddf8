import type { ComponentProps } from 'react';
import type { Examples } from '../examples.ts';
import type { Portrait } from './Portrait.tsx';

export const examples = { 'Without a photograph': {} } satisfies Examples<ComponentProps<typeof Portrait>>;
