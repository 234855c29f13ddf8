import type { Examples } from '../examples.ts';
import type { Status } from './Status.tsx';

export const examples = { Available: { status: 'available' }, Past: { status: 'past' } } satisfies Examples<
  typeof Status
>;
