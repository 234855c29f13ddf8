import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { startCompression } from '../site/build/compress/precompress.ts';

const deskPort = process.env.DESK_PORT ?? '4322';

/** Puts a brotli and a gzip form beside every file of text, so that the service compresses nothing while it answers. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compression = startCompression(
      dir,
      path.join(import.meta.dirname, '../node_modules/.cache/desk/compressed'),
    );
    for (const name of Object.keys(bundle)) compression.add(name);
    await compression.done();
  },
};

/** The desk's room: `desk/app` to hashed files in `desk/dist`, which the service sends under its strict policy. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'app'),
  plugins: [react(), precompress],
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    // Nothing is written into the page or the sheets as data: the policy allows files of the desk alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What knows `light-dark()`; an older target would have it rewritten.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    reportCompressedSize: false,
    // One file: a workspace is opened once in the morning.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    // Where DESK_URL says that the desk is: passkeys and the check of the Origin go by it.
    port: Number(new URL(process.env.DESK_URL ?? 'http://localhost:4323').port) || 4323,
    strictPort: true,
    // Fonts and tokens are the site's.
    fs: { allow: [path.resolve(import.meta.dirname, '..')] },
    proxy: { '/api': `http://127.0.0.1:${deskPort}` },
  },
});
