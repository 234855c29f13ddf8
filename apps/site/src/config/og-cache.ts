import path from 'node:path';

/** Of share pictures. @param site folder of the package */
export const ogCache = (site: string): string => path.join(site, 'node_modules/.cache/og');
