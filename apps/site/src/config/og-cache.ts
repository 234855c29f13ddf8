import path from 'node:path';

/**
 * The cache of share pictures.
 * @param site folder of the package
 */
export const ogCache = (site: string): string => path.join(site, 'node_modules/.cache/og');
