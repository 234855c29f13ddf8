import type { Plugin, Rolldown } from 'vite';

/**
 * Modules that load together: the layout with small modules that forms share, and drafts of enquiries. Each further file costs 369
 * bytes of response headers against the script budget of 5,000 bytes. A group includes the imports of its modules.
 */
export const sharedScripts: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'page',
    test: /layouts\/Document\.astro\?|EnquiryForm\/shown-when|calendar-day|session-state|storage-keys|preload-helper/,
  },
  // Shared by all islands: four requests would take turns on HTTP/1.1.
  { name: 'react', test: /node_modules\/react\/|components\/(?:Button\/|class-names)/ },
  { name: 'draft', test: /form-draft|forms\/src\/form\.ts/ },
  { name: 'check-start', test: /EuCheck\/(?:rules-file|check-address|stored-check)/ },
];

/**
 * Replaces Vite's helper around `import()`, which costs 560 bytes more (brotli) for style sheets and old browsers that this site
 * does not have. It requests the imports of a chunk together with the chunk.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined;
      return `export const __vitePreload = (load, files = []) => {
        for (const file of files) import(/* @vite-ignore */ '/' + file).catch(() => {});
        return load();
      };`;
    },
  };
}
