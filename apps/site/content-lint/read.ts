import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, matchesGlob, relative } from 'node:path';
import { type ErrorCode, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type CollectionName, collections } from '../src/schemas/collections.ts';
import { slug } from '../src/schemas/parts/fields.ts';

export type ContentFile = {
  /** Path from the repository's root. */
  file: string;
  collection: CollectionName;
  slug: string;
  data: unknown;
  body: string;
  bodyLine: number;
  /** The line of the nearest parent when the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

export type FileOf<Name extends CollectionName> = ContentFile & {
  /** The data as written, without the schema's defaults. */
  data: z.output<(typeof collections)[Name]['schema']>;
};

export const filesOf = <Name extends CollectionName>(files: readonly ContentFile[], name: Name) =>
  files.filter(({ collection }) => collection === name) as FileOf<Name>[];

export type ContentIssue = { file: string; line: number; field: string; message: string };

/** Removes the byte-order mark that Notepad and PowerShell write. */
export const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

export const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

const yamlFixes: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'is not understood: put a text with a colon in quotes, or line this up with what stands above it',
  TAB_AS_INDENT: 'begins with a tab: use spaces',
  DUPLICATE_KEY: 'names a field a second time, which must be unique: take one of the two out',
  BAD_INDENT: 'begins too far left or right: line it up with the field above it',
  MISSING_CHAR: 'opens a quote or bracket that nothing closes: close it',
};

export type ReadBefore = Map<string, { text: string; parsed: ReturnType<typeof parseContent> }>;

/** @param before unchanged texts; its data must not be changed */
export function readContent(contentRoot: string, repositoryRoot: string, before: ReadBefore = new Map()) {
  const files: ContentFile[] = [];
  const issues: ContentIssue[] = [];
  for (const [collection, { directory, pattern }] of Object.entries(collections)) {
    const folder = join(contentRoot, directory);
    for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
      if (!matchesGlob(name, pattern)) continue;
      const path = join(folder, name);
      const file = relative(repositoryRoot, path);
      const text = readFileSync(path, 'utf8');
      const known = before.get(path);
      const isKnown = known?.text === text;
      const parsed = isKnown ? known.parsed : parseContent(file, collection as CollectionName, text);
      if (!isKnown) before.set(path, { text, parsed });
      if (Array.isArray(parsed)) issues.push(...parsed);
      else files.push(parsed);
      if (text.includes('photo-')) issues.push(...missingPhotos(file, text, contentRoot));
    }
  }
  return { files, issues: [...issues, ...misnamed(contentRoot, repositoryRoot)] };
}

const missingPhotos = (file: string, text: string, contentRoot: string): ContentIssue[] =>
  text
    .split('\n')
    .flatMap((row, i) =>
      [...row.matchAll(/\bphoto-[0-9a-f]{16}\b/g)]
        .filter(([name]) => !existsSync(join(contentRoot, `pictures/${name}.webp`)))
        .map(([name]) => ({
          file,
          line: i + 1,
          field: '',
          message: `shows the photograph ${name}, which is not in src/content/pictures: upload it, or take it out`,
        })),
    );

/** Files that Astro ignores, or serves at an unexpected address. */
function misnamed(contentRoot: string, repositoryRoot: string): ContentIssue[] {
  const definitions = Object.values(collections);
  const directories = [...new Set(definitions.map(({ directory }) => join(contentRoot, directory)))];
  return directories.filter(existsSync).flatMap((folder) => {
    const patterns = definitions
      .filter(({ directory }) => join(contentRoot, directory) === folder)
      .map(({ pattern }) => pattern);
    return readdirSync(folder).flatMap((name) => {
      const at = { file: relative(repositoryRoot, join(folder, name)), line: 1, field: '' };
      if (!patterns.some((pattern) => matchesGlob(name, pattern)))
        return [{ ...at, message: `is read by nothing: this folder holds ${patterns.join(', ')}` }];
      const isSlug = slug.safeParse(basename(name, extname(name))).success;
      return isSlug
        ? []
        : [{ ...at, message: 'has a name that is no address: use lower-case letters, digits and hyphens' }];
    });
  });
}

export function parseContent(
  file: string,
  collection: CollectionName,
  text: string,
): ContentFile | ContentIssue[] {
  const parsed = parseFile(file, text);
  return Array.isArray(parsed) ? parsed : { ...parsed, collection };
}

/** Reads YAML, JSON, or Markdown with frontmatter. */
export function parseFile(file: string, given: string): Omit<ContentFile, 'collection'> | ContentIssue[] {
  const text = withoutMark(given);
  const matter = extname(file) === '.md' ? frontmatter.exec(text) : null;
  const lines = new LineCounter();
  const document = parseDocument(matter?.[1] ?? (extname(file) === '.md' ? '' : text), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const firstLine = matter ? 1 : 0;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, code, message }) => ({
      file,
      line: lines.linePos(pos[0]).line + firstLine,
      field: '',
      message: yamlFixes[code] ?? message,
    }));
  }
  return {
    file,
    slug: basename(file, extname(file)),
    data: document.toJS(),
    body: matter ? text.slice(matter[0].length) : '',
    bodyLine: matter?.[0].split('\n').length ?? 1,
    lineOf: (fieldPath) => {
      for (let depth = fieldPath.length; depth > 0; depth--) {
        const path = fieldPath.slice(0, depth);
        const parent = depth > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
        const pair = isMap(parent)
          ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
          : undefined;
        const node = pair ? pair.key : document.getIn(path, true);
        const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
        if (start !== undefined) return lines.linePos(start).line + firstLine;
      }
      return 1 + firstLine;
    },
  };
}
