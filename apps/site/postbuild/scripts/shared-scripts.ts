import type { Plugin, Rolldown } from 'vite';

/** Each file costs 369 bytes of headers; the script budget is 5,000 bytes. */
export const sharedScripts: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'page',
    test: /layouts\/Document\.astro\?|EnquiryForm\/shown-when|calendar-day|session-state|storage-keys|browser-storage|preload-helper/,
  },
  // Four requests would wait for each other on HTTP/1.1.
  {
    name: 'react',
    test: /node_modules\/react\/|components\/class-names|features\/use-loaded|ui\/src\/(?:Button|Icon)/,
  },
  { name: 'draft', test: /form-draft|forms\/src\/form\.ts/ },
  {
    name: 'tool-start',
    test: /features\/(?:fetch-once|decode-fragment)|EuCheck\/(?:rules-file|check-address|stored-check)/,
  },
];

/** Vite's helper supports style sheets and old browsers, for 560 bytes (brotli). */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('vite/preload-helper.js')) return undefined;
    return `export const __vitePreload = (load, files = []) => {
        for (const file of files) import(/* @vite-ignore */ '/' + file).catch(() => {});
        return load();
      };`;
  },
});
