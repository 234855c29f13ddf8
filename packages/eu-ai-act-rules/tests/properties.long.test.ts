import { vi } from 'vitest';
import { holdProperties } from './properties.fixture.ts';

vi.setConfig({ testTimeout: 600_000 });
holdProperties(5000);
