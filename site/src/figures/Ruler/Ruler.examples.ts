import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { Ruler } from './Ruler.tsx';

export const examples = {
  'Thirteen headings in four groups': {
    groups: [
      {
        title: 'Governance and transparency',
        count: 3,
        names: [
          'Policies and practices',
          'Openness and accountability',
          'Internal communication and training',
        ],
      },
      {
        title: 'Management of personal data',
        count: 5,
        names: ['Purpose', 'Notification', 'Consent', 'Use and disclosure', 'Overseas transfer'],
      },
      {
        title: 'Care of personal data',
        count: 3,
        names: ['Protection', 'Retention and disposal', 'Accuracy and completeness'],
      },
      { title: 'Individuals’ rights', count: 2, names: ['Withdrawal of consent', 'Access and correction'] },
    ],
  },
} satisfies Examples<ComponentProps<typeof Ruler>>;
