import { join } from 'node:path';
import { openEntries } from '../scripts/editor/entries.ts';
import { editorHandler } from '../scripts/editor/handler.ts';
import siteConfig from './astro.config.ts';
import { editor } from './integrations/editor.ts';
import { buildNow } from './src/lib/environment.ts';

const contentRoot = process.env.CONTENT_DIR ?? join(import.meta.dirname, 'src/content');
const entries = openEntries(contentRoot, () => buildNow(process.env));

/** The development server of `npm run edit`: the site's, with the editor added. The build reads astro.config.ts, without it. */
export default {
  ...siteConfig,
  integrations: [...(siteConfig.integrations ?? []), editor(editorHandler(entries))],
  // A change of content would reload the editor's page as well, and what is typed in it would be gone.
  vite: { ...siteConfig.vite, server: { hmr: false } },
};
