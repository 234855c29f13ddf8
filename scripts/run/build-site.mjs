// Builds the site once and switches to it, with the Node that runs this file; for the publisher, which starts it as the leader of
// a process group and holds its standard input open.
import path from 'node:path';
import { readSettings } from '../../packages/forms/src/settings.mjs';
import { endWithParent } from './processes.mjs';
import { createToolbox } from './toolbox.ts';

// A build that outlived a killed publisher would switch the site later on.
endWithParent();

const root = path.resolve(import.meta.dirname, '../..');
process.exit(await createToolbox(root, readSettings(process.env)).buildSite());
