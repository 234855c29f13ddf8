import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { BuildResult } from './contract.ts';
import { createPreview, previewedFile } from './preview.ts';

test.each([
  ['/', 'index.html'],
  ['/about', '/about.html'],
  ['/news/x', '/news/x.html'],
  ['/illustrations/article-governance.b7db214d.svg', undefined],
  ['/favicon.ico', undefined],
  ['/_astro/brygada-1918.Bx_-1.woff2', undefined],
  ['/_astro/photo-0123456789abcdef.9GIvUdkU_Z24BR2t.avif', undefined],
  ['/_astro/print.D1.css', undefined],
])('a preview shows %s', (address, file = address) => expect(previewedFile(address)?.file).toBe(file));

test.each([
  '/about.md',
  '/about.html',
  '/about/',
  '/company.json',
  '/forms.json',
  '/sessions.json',
  '/_astro/page.Dx.js',
  '/data/enquiries.db',
  '/../enquiries.db-wal',
  '/%2e%2e/%2e%2e/package.json',
  '/_astro/..%2f..%2fphoto.webp',
  '/_astro/../../photo.webp',
  '/@fs/srv/content/company/company.yaml',
  '/.env',
  '/.well-known/security.txt',
  '//other.example/',
])('a preview does not show %s', (address) => expect(previewedFile(address)).toBeUndefined());

describe('a draft', () => {
  const draft = 'd0123456789ab';
  let folder: string;
  let nowMs: number;
  let results: (BuildResult | undefined)[];
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'preview-')), 'previews');
    nowMs = 1000;
    results = [];
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  const open = () =>
    createPreview({
      folder,
      now: () => nowMs,
      async build(commit, to) {
        const result = results.length > 0 ? results.shift() : ({ ok: true } as const);
        if (!result?.ok) return result;
        mkdirSync(to, { recursive: true });
        writeFileSync(path.join(to, 'index.html'), `<p>${commit}</p><script>1</script>`);
        return result;
      },
    });
  type Preview = ReturnType<typeof open>;
  const textOf = (preview: Preview, of = draft) => String(preview.file(of, '/').bytes);
  async function built(preview: Preview, commit: string, of = draft) {
    preview.look(of, commit);
    await preview.idle();
    return preview.look(of, commit);
  }
  const failed = { ok: false, message: 'No room', output: 'ENOSPC' } as const;

  it('is built once for each commit, and keeps its pages until the next are there', async () => {
    const preview = open();
    expect(preview.look(draft, 'one')).toEqual({ builtAtMs: null, isBuilding: true, failure: null });
    expect(textOf(preview)).toContain('does not have this page');
    await preview.idle();
    expect(preview.look(draft, 'one')).toEqual({ builtAtMs: 1000, isBuilding: false, failure: null });
    nowMs = 2000;
    expect(preview.look(draft, 'two')).toMatchObject({ builtAtMs: 1000, isBuilding: true });
    expect(textOf(preview)).toContain('<p>one</p>');
    await preview.idle();
    expect(preview.look(draft, 'two')).toMatchObject({ builtAtMs: 2000, isBuilding: false });
    expect(textOf(preview)).toContain('<p>two</p>');
    expect(textOf(preview)).not.toContain('script');
  });

  it('keeps its pages where the next can’t be built, says why, and is tried again a minute later', async () => {
    const preview = open();
    await built(preview, 'one');
    results = [failed];
    expect(await built(preview, 'two')).toMatchObject({ isBuilding: false, failure: { message: 'No room' } });
    expect(textOf(preview)).toContain('<p>one</p>');
    nowMs += 60_000;
    expect(await built(preview, 'two')).toMatchObject({ isBuilding: false, failure: null });
    results = [failed];
    expect((await built(preview, 'three')).failure).toMatchObject({ message: 'No room' });
    expect((await built(preview, 'four')).failure).toBeNull();
  });

  it('waits for what is published, and is built then', async () => {
    const preview = open();
    results = [undefined];
    expect(await built(preview, 'one')).toMatchObject({ isBuilding: true });
    await preview.idle();
    expect(preview.look(draft, 'one')).toMatchObject({ isBuilding: false });
  });

  it('is removed when five others were built after it, and at a start', async () => {
    const preview = open();
    for (let index = 0; index < 6; index++) await built(preview, 'one', `d${index}`);
    expect(readdirSync(folder).toSorted()).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
    expect(open().look('d5', 'one').builtAtMs).toBeNull();
  });
});
