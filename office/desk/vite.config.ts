import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startCompression } from '@vanda/build/compression';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** Brand of the company file, for screens that precede the firm's data. */
const { brand } = parse(
  readFileSync(path.join(import.meta.dirname, '../../apps/site/src/content/company/company.yaml'), 'utf8'),
);

const deskPort = process.env.DESK_PORT ?? '4322';

/** Writes .br and .gz files, so that the service compresses nothing at run time. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compression = startCompression(
      dir,
      path.join(import.meta.dirname, '../../node_modules/.cache/desk/compressed'),
    );
    for (const name of Object.keys(bundle)) compression.add(name);
    await compression.done();
  },
};

/** Builds `office/desk/src` into hashed files in `office/desk/dist`. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src'),
  define: { companyBrand: JSON.stringify(brand) },
  plugins: [react(), precompress],
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    // No data URLs, because the policy allows own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Supports `light-dark()`; older targets would transpile it.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  server: {
    // Passkeys and the Origin check depend on DESK_URL.
    port: Number(new URL(process.env.DESK_URL ?? 'http://localhost:4323').port) || 4323,
    strictPort: true,
    fs: { allow: [path.resolve(import.meta.dirname, '../..')] },
    proxy: { '/api': `http://127.0.0.1:${deskPort}` },
  },
});
