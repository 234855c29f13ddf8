import type { Examples } from '../examples.ts';
import type { Icon } from './Icon.tsx';

export const examples = {
  Arrow: { name: 'arrow' },
  Tick: { name: 'tick' },
  'Leaves the site': { name: 'external' },
  Warning: { name: 'warning' },
} satisfies Examples<typeof Icon>;
