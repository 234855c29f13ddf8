import { test } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { describeSite } from './site-in-an-engine.ts';

const program = process.env.FIREFOX_PATH;

test.skip(!program, 'Firefox is not here (docs/testing.md)');
describeSite('firefox', (options) => startFirefox(program ?? '', options));
