import { join } from 'node:path';
import siteConfig from '../site/astro.config.ts';
import { buildNow } from '../site/src/environment.ts';
import { editor } from './editor.ts';
import { openEntries } from './server/entries.ts';
import { editorHandler } from './server/handler.ts';

const contentRoot = process.env.CONTENT_DIR ?? join(import.meta.dirname, '../site/src/content');
const entries = openEntries(contentRoot, () => buildNow(process.env));

/** The development server of `npm run edit`: the site's, with the editor added. The build reads astro.config.ts, without it. */
export default {
  ...siteConfig,
  integrations: [...(siteConfig.integrations ?? []), editor(editorHandler(entries))],
  // A change of content would reload the editor's page as well, and what is typed in it would be gone.
  vite: { ...siteConfig.vite, server: { hmr: false } },
};
