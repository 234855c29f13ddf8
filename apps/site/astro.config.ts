import { hash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { delivery } from './postbuild/delivery.ts';
import { inlineScript } from './postbuild/scripts/inline-script.ts';
import { preloadHelper, sharedScripts } from './postbuild/scripts/shared-scripts.ts';
import { buildTarget } from './src/config/browsers.ts';
import { contentFolder } from './src/config/content-folder.ts';
import { entryCache } from './src/config/entry-cache.ts';
import { siteUrl } from './src/config/environment.ts';
import { touchDirective } from './src/features/touch/touch-directive.ts';
import { gallery } from './src/gallery/gallery.ts';

// The publisher sets it; a preview is shown without script.
const isPreview = process.env.PREVIEW_DIR !== undefined;

export default defineConfig({
  site: siteUrl(process.env),
  output: 'static',
  // Tests build with a separate cache.
  ...(process.env.BUILD_CACHE && { cacheDir: process.env.BUILD_CACHE }),
  trailingSlash: 'never',
  // Share pictures are drawn on worker threads.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro', concurrency: 4 },
  compressHTML: true,
  scopedStyleStrategy: 'where',
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [react(), entryCache(), touchDirective(), gallery(), ...(isPreview ? [] : delivery())],
  vite: {
    resolve: { alias: { '@content': path.resolve(contentFolder) } },
    plugins: [inlineScript(), preloadHelper()],
    css: {
      modules: {
        // Names depend on the file without its query: deferred styles are imported by `?inline`, and need the
        // names of the markup.
        generateScopedName: (name, file) =>
          `_${hash('sha256', `${path.relative('../..', file.replace(/\?.*/, ''))} ${name}`, 'base64url').slice(0, 5)}`,
      },
    },
    build: {
      cssMinify: 'lightningcss',
      target: buildTarget,
      // Scripts stay files: inline ones run before the first paint.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined),
      cssTarget: buildTarget,
      rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } },
    },
    // A name of 60 letters on each page would cost bytes of the first round trip.
    environments: {
      client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } },
    },
  },
});
