import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { delivery } from './build/delivery.ts';
import { inlineScript } from './build/scripts/inline-script.ts';
import { siteUrl } from './src/environment.ts';
import { gallery } from './src/gallery/gallery.ts';
import { touchDirective } from './src/live/touch/touch-directive.ts';

export default defineConfig({
  site: siteUrl(process.env),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  compressHTML: true,
  scopedStyleStrategy: 'where',
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [react(), touchDirective(), gallery(), ...delivery()],
  vite: {
    plugins: [inlineScript()],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: { pattern: '[local]_[hash]', grid: false },
        // light-dark() and cascade layers stay as written: rewritten, they cost more bytes than they save.
        targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
      },
    },
    build: {
      cssMinify: 'lightningcss',
      cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    },
  },
});
