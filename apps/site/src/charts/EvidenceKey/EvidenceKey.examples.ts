import type { Examples } from '../../components/examples.ts';
import type { EvidenceKey } from './EvidenceKey.tsx';

export const examples = {
  'All three': { codes: ['solid', 'veins', 'dotted'] },
  'Told by the company': { codes: ['veins'] },
} satisfies Examples<typeof EvidenceKey>;
