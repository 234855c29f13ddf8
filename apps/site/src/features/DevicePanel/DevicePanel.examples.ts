import type { Examples } from '../../components/examples.ts';
import type { DevicePanel } from './DevicePanel.tsx';

export const examples = { 'Before its script runs': {} } satisfies Examples<typeof DevicePanel>;
