import type { Examples } from '../examples.ts';
import type { Button } from './Button.tsx';

export const examples = {
  Primary: { children: 'Send registration', variant: 'primary', type: 'submit' },
  Secondary: { children: 'Copy the message' },
  'Small, disabled': { children: 'Sending', size: 'small', disabled: true },
} satisfies Examples<typeof Button>;
