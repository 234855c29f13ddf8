import path from 'node:path';
import type { AstroIntegration } from 'astro';

/** Where the content is, from the folder of the site; `CONTENT_DIR` names another place. */
export const contentFolder = process.env.CONTENT_DIR ?? 'src/content';

/** Names what loads the files of one directory of the content. */
export const loaderName = (directory: string) => `content of ${directory}`;

/**
 * Loads a directory of the content anew, in development, as soon as a file of it is saved. Astro's own watchers wait half a
 * second for further files; what this one misses, because Astro is reading its configuration, comes with them.
 */
export function contentWatch(): AstroIntegration {
  return {
    name: 'content-watch',
    hooks: {
      'astro:server:setup': ({ server, refreshContent }) => {
        const folder = path.resolve(server.config.root, contentFolder);
        server.watcher.add(folder);
        server.watcher.on('change', (file) => {
          if (!file.startsWith(folder + path.sep)) return;
          const [directory = ''] = path.relative(folder, file).split(path.sep);
          const options = { loaders: [loaderName(directory)], context: { file } };
          // What is wrong with the file is said by Astro's watcher.
          refreshContent?.(options).catch(() => undefined);
        });
      },
    },
  };
}
