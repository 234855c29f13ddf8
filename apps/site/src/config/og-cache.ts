import { join } from 'node:path';

export const ogCache = (site: string): string => join(site, 'node_modules/.cache/og');
