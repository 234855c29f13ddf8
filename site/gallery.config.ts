import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import siteConfig from './astro.config.ts';
import { gallery } from './src/gallery/gallery.ts';

/** The pictures that components ask for by their addresses: the one route of the site that the gallery needs. */
const plates: AstroIntegration = {
  name: 'plates',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/plates/[file].svg', entrypoint: './src/pages/plates/[file].svg.ts' }),
  },
};

/** The component gallery alone, for its screenshots: with a cache of its own it runs beside every other server. */
export default {
  ...siteConfig,
  cacheDir: '../node_modules/.cache/gallery',
  srcDir: './src/gallery',
  integrations: [react(), gallery(), plates],
};
