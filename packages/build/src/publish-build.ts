/** `node packages/build/src/publish-build.ts apps/site/builds/NAME` */
import path from 'node:path';
import { publishBuild } from './publish.ts';

const [folder = ''] = process.argv.slice(2);
const { dir, base } = path.parse(path.resolve(folder));
publishBuild(path.dirname(dir), base);
