import type { AstroIntegration } from 'astro';

export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
    },
  },
});
