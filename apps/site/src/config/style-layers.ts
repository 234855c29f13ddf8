import type { Plugin } from 'vite';

/** Cascade layers by folder; `Document.astro` names their order. */
const layers: Record<string, string> = {
  blocks: 'sections',
  charts: 'components',
  components: 'components',
  features: 'sections',
  sections: 'sections',
};

/** Puts a CSS module without `@layer` into the layer of its folder. */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/site\/src\/.*\.module\.css(?!\?raw)/, code: { exclude: '@layer' } },
    handler(code, id) {
      const [, folder = ''] = /\/apps\/site\/src\/(\w+)\//.exec(id) ?? [];
      return `@layer ${layers[folder]}{${code}}`;
    },
  },
});
