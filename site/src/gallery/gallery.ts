import type { AstroIntegration } from 'astro';

/** Adds the component gallery at /gallery in development; no build knows of it. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
    },
  },
});
