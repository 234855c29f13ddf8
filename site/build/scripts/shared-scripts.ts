import type { Plugin, Rolldown } from 'vite';

/**
 * Scripts that load together before anybody touches a page stand in one file: each file costs a phone its headers, and
 * compresses by itself. All pages have the first, pages with a form the second, the trustmark's page the third. A group takes all
 * that its modules import, so what others need too stands in the first.
 */
export const togetherLoaded: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'page',
    test: /Document\.astro\?|(?:Navigation|manifest|early-tap|SearchBox|ContentsList|RestedLink)\.client|(?:Navigation|Search|ContentsList|RestedLink|EnquiryForm)\.marks|storage-keys|calendar-day|session-state|start-each|preload-helper/,
  },
  // Other pages write drafts too, and have no form to bring to life.
  { name: 'draft', test: /form-draft|enquiry\/src\/form\.ts/ },
  { name: 'form', test: /EnquiryForm\.client|touch\.client/ },
  { name: 'tools', test: /(?:Tabs|ReadinessTool)\.client/ },
];

/**
 * What stands around each `import()`: asks for the files that the wanted one imports at the same time, so that all are there
 * in one round trip. It is that of Vite without what this site has no use for: late style sheets and old browsers.
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
