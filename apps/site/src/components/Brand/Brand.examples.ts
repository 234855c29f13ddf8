import type { Examples } from '../examples.ts';
import type { Brand } from './Brand.tsx';

export const examples = { Brand: { name: 'Vanda' } } satisfies Examples<typeof Brand>;
