import { test } from '@playwright/test';
import { describeSite } from './site-in-an-engine.ts';
import { startWebkit } from './webkit.ts';

const driver = process.env.WEBKIT_DRIVER_PATH;

test.skip(!driver, 'WebKitGTK is not here (docs/testing.md)');
describeSite('webkit', (options) => startWebkit(driver ?? '', options));
