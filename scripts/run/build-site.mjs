// Builds the site once and switches to it, or with PREVIEW_DIR only builds its pages there. For the publisher, which starts it as
// the leader of a process group and holds its standard input open.
import path from 'node:path';
import { readSettings } from '../../packages/forms/src/settings.mjs';
import { createToolbox } from './toolbox.ts';

// A build that outlived a killed publisher would switch the site later on. Even a killed parent closes standard input.
process.stdin.once('close', () => process.kill(-process.pid, 'SIGKILL')).resume();

const root = path.resolve(import.meta.dirname, '../..');
const { buildSite, buildPreview } = createToolbox(root, readSettings(process.env));
const { PREVIEW_DIR } = process.env;
process.exit(await (PREVIEW_DIR ? buildPreview(PREVIEW_DIR) : buildSite()));
