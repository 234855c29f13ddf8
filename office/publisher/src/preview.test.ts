import path from 'node:path';
import { expect, test } from 'vitest';
import { isPreviewed } from './preview.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const draft = '/srv/content/.desk/drafts/d0123456789ab';
const isAllowed = (address: string) => isPreviewed(address, draft, new Set(['/', '/about', '/news/x']));

test.each([
  '/',
  '/about',
  '/news/x?theme=dark',
  '/illustrations/article-governance.b7db214d.svg',
  '/favicon.ico',
  '/src/styles/print.css',
  `/@fs${project}/packages/ui/src/fonts/brygada-1918.woff2`,
  `/@fs${draft}/pictures/photo-0123456789abcdef.webp`,
  `/_image?href=${encodeURIComponent(`/@fs${draft}/pictures/photo-0123456789abcdef.webp?origWidth=9`)}&w=640&f=avif`,
])('a preview shows %s', (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  '/news/y',
  '/about.md',
  '/data/enquiries.db',
  `/@fs${project}/data/enquiries.db-wal`,
  `/@fs${project}/secret.txt`,
  `/@fs${project}/packages/ui/src/fonts/../../package.json`,
  `/@fs${project}/packages/ui/src/fonts/%2e%2e/%2e%2e/package.json`,
  `/@fs${project}/packages/ui/src/fonts/..%2f..%2fpackage.json`,
  `/@fs${draft}/company/company.yaml`,
  `/@fs/srv/content/.desk/drafts/d0123456789ac/pictures/photo-0123.webp`,
  `/_image?href=/@fs${project}/data/enquiries.db`,
  '/_image?href=https://other.example/x.webp',
  '/src/content/company/company.yaml',
  '/src/pages/index.astro',
  '/src/styles/print.css.map',
  '/@vite/client',
  '/@id/astro:config/server',
  '/.env',
  '/node_modules/vite/package.json',
  '//other.example/',
])('a preview does not show %s', (address) => {
  expect(isAllowed(address)).toBe(false);
});
