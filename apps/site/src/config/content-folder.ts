import path from 'node:path';
import type { AstroIntegration } from 'astro';

/** Relative to apps/site; overridden by `CONTENT_DIR`. */
export const contentFolder = process.env.CONTENT_DIR ?? 'src/content';

export const loaderName = (directory: string) => `content of ${directory}`;

/** Astro's watchers wait half a second and start later. */
export const contentWatch = (): AstroIntegration => ({
  name: 'content-watch',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      const folder = path.resolve(server.config.root, contentFolder);
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder + path.sep)) return;
        const [directory = ''] = path.relative(folder, file).split(path.sep);
        const options = { loaders: [loaderName(directory)], context: { file } };
        // Astro's watcher reports the error.
        refreshContent?.(options).catch(() => undefined);
      });
    },
  },
});
