import type { Plugin } from 'vite';

/** Cascade layers by folder; `base.css` and `Document.astro` name their order. */
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
    filter: { id: /\/apps\/site\/src\/.*\.module\.css/, code: { exclude: '@layer' } },
    handler(code, id) {
      const [, folder = ''] =
        id
          .split('/apps/site/src/')
          .at(-1)
          ?.match(/^(\w+)\//) ?? [];
      return `@layer ${layers[folder]}{${code}}`;
    },
  },
});
