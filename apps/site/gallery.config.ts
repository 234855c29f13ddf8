import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import siteConfig from './astro.config.ts';
import { gallery } from './src/gallery/gallery.ts';

/** The pictures that components ask for by their addresses: the one route of the site that the gallery needs. */
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

/** The component gallery alone, for its screenshots: with a cache of its own it runs beside every other server. */
export default {
  ...siteConfig,
  cacheDir: '../node_modules/.cache/gallery',
  srcDir: './src/gallery',
  integrations: [react(), gallery(), illustrations],
};
