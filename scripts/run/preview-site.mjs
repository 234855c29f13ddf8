// The site's development server over the content of a draft: `node preview-site.mjs PORT`, for the publisher, which starts it as
// the leader of a process group and holds its standard input open. Not the command `astro dev`, which refuses beside another one.
import path from 'node:path';
import { dev } from 'astro';
import { endWithParent } from './processes.mjs';

endWithParent();
// An unfinished article must not end the preview of the others.
process.on('unhandledRejection', (error) => console.error('preview:', String(error)));

await dev({
  root: path.resolve(import.meta.dirname, '../../apps/site'),
  configFile: 'build.config.mjs',
  server: { host: '127.0.0.1', port: Number(process.argv[2]) },
});
