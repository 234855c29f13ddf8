import { join } from 'node:path';

/** Where a build keeps the pictures it has drawn. Takes the folder of the site. */
export const ogCache = (site: string): string => join(site, 'node_modules/.cache/og');
