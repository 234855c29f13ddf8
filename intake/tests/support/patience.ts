import { vi } from 'vitest';

/** Real servers and real disks take their time on a busy machine; a test that hangs still ends. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
