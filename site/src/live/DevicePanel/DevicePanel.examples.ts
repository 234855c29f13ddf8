import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { DevicePanel } from './DevicePanel.tsx';

export const examples = { 'Before its script runs': {} } satisfies Examples<
  ComponentProps<typeof DevicePanel>
>;
