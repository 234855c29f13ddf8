import type { Examples } from '../examples.ts';
import type { RowList } from './RowList.tsx';

export const examples = {
  'Received by the client': {
    mark: 'tick',
    items: [
      { title: 'Course materials' },
      { title: 'Certificate of completion', text: 'Ours, for attendance.' },
    ],
  },
  'An audience': { items: [{ title: 'Agile coaches and managers', text: 'who answer for several teams' }] },
} satisfies Examples<typeof RowList>;
