import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import siteConfig from './astro.config.ts';
import { gallery } from './src/gallery/gallery.ts';

const illustrations: AstroIntegration = {
  name: 'illustrations',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({
        pattern: '/illustrations/[file].svg',
        entrypoint: './src/pages/illustrations/[file].svg.ts',
      }),
  },
};

/** Serves only the gallery, for screenshots; its separate cache lets it run beside other servers. */
export default {
  ...siteConfig,
  cacheDir: '../node_modules/.cache/gallery',
  srcDir: './src/gallery',
  integrations: [react(), gallery(), illustrations],
};
