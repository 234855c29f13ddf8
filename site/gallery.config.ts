import react from '@astrojs/react';
import siteConfig from './astro.config.ts';
import { gallery } from './src/gallery/gallery.ts';

/** The component gallery alone, for its screenshots: with a cache of its own it runs beside every other server. */
export default {
  ...siteConfig,
  cacheDir: '../node_modules/.cache/gallery',
  srcDir: './src/gallery',
  integrations: [react(), gallery()],
};
