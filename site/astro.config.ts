import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { delivery } from './build/delivery.ts';
import { inlineScript } from './build/scripts/inline-script.ts';
import { preloadHelper, togetherLoaded } from './build/scripts/shared-scripts.ts';
import { buildTarget, styleTargets } from './src/browsers.ts';
import { contentWatch } from './src/content-folder.ts';
import { siteUrl } from './src/environment.ts';
import { gallery } from './src/gallery/gallery.ts';
import { touchDirective } from './src/live/touch/touch-directive.ts';

export default defineConfig({
  site: siteUrl(process.env),
  output: 'static',
  // A test builds with caches of its own.
  ...(process.env.BUILD_CACHE && { cacheDir: process.env.BUILD_CACHE }),
  trailingSlash: 'never',
  // Several pages at once: pictures for sharing are drawn on other threads, and the rest goes on meanwhile.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro', concurrency: 4 },
  compressHTML: true,
  scopedStyleStrategy: 'where',
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [react(), touchDirective(), gallery(), contentWatch(), ...delivery()],
  vite: {
    plugins: [inlineScript(), preloadHelper()],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: { pattern: '[local]_[hash]', grid: false },
        targets: styleTargets,
      },
    },
    build: {
      cssMinify: 'lightningcss',
      target: buildTarget,
      // Every script stays a file of its own: in the page it would run before the first paint, and travel with each page.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined),
      cssTarget: buildTarget,
      rolldownOptions: { output: { codeSplitting: { groups: togetherLoaded } } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Each page names its scripts: by the component, not by all that Astro knows of it.
              entryFileNames: ({ name }) => `_astro/${name.split('.astro', 1)[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
