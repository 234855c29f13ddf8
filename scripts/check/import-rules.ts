import path from 'node:path';
import ts from 'typescript';

/** The rooms of the house, by the folder or file each one is; the first that fits a file is its own. */
const rooms = {
  enquiry: 'enquiry/',
  intake: 'intake/',
  editor: 'editor/',
  /** What the desk's two ends say to each other. */
  deskContract: 'desk/contract/',
  /** The desk's pages: a React application. */
  deskApp: 'desk/app/',
  deskTests: 'desk/tests/',
  /** The desk's API and its tests. */
  deskServer: 'desk/server/',
  scripts: 'scripts/',
  /** What happens to the pages once they are written. */
  build: 'site/build/',
  /** The content checks. */
  check: 'site/check/',
  /** The drawings. */
  art: 'site/art/',
  tests: 'site/tests/',
  pages: 'site/src/pages/',
  layouts: 'site/src/layouts/',
  sections: 'site/src/sections/',
  blocks: 'site/src/blocks/',
  /** Whatever moves in a browser, whole. */
  live: 'site/src/live/',
  /** Figures drawn from content: pure functions from data to geometry, and the components that set them. */
  figures: 'site/src/figures/',
  /** Small static components. */
  ui: 'site/src/ui/',
  queries: 'site/src/queries/',
  schemas: 'site/src/schemas/',
  article: 'site/src/article/',
  /** What a law's file says: its status and days as words. */
  instrument: 'site/src/instrument/',
  /** Facts of the firm, filled into texts. */
  company: 'site/src/company/',
  course: 'site/src/course/',
  feeds: 'site/src/feeds/',
  law: 'site/src/law/',
  search: 'site/src/search/',
  share: 'site/src/share/',
  structuredData: 'site/src/structured-data/',
  text: 'site/src/text/',
  styles: 'site/src/styles/',
  /** The components side by side, in development only. */
  gallery: 'site/src/gallery/',
  contentConfig: 'site/src/content.config.ts',
  /** Single files that everything may stand on: addresses, names of what is stored. */
  ground: 'site/src/',
  siteConfig: 'site/',
} as const;

export type Room = keyof typeof rooms;

/**
 * Where each room imports from, besides itself. Imports go one way, so no room can reach itself through others, and a
 * direction that nobody uses any more has no place here; the tests hold the table to both.
 */
export const allowed: Record<Room, readonly Room[]> = {
  enquiry: [],
  intake: ['enquiry'],
  deskContract: ['enquiry'],
  deskApp: ['enquiry', 'deskContract', 'styles'],
  deskTests: ['intake', 'scripts', 'deskContract', 'deskServer', 'tests'],
  deskServer: ['enquiry', 'intake', 'deskContract'],
  editor: ['scripts', 'check', 'tests', 'schemas', 'styles', 'ground', 'siteConfig'],
  scripts: ['enquiry', 'build', 'search', 'ground'],
  build: ['ground'],
  check: [
    'enquiry',
    'build',
    'art',
    'schemas',
    'article',
    'company',
    'course',
    'feeds',
    'instrument',
    'law',
    'text',
    'ground',
  ],
  art: ['styles'],
  tests: ['enquiry', 'scripts', 'build', 'ground'],
  pages: [
    'ui',
    'enquiry',
    'art',
    'layouts',
    'sections',
    'live',
    'queries',
    'article',
    'course',
    'feeds',
    'instrument',
    'law',
    'share',
    'structuredData',
    'text',
    'styles',
    'ground',
  ],
  layouts: [
    'sections',
    'blocks',
    'live',
    'queries',
    'schemas',
    'share',
    'structuredData',
    'styles',
    'ground',
  ],
  sections: ['enquiry', 'art', 'live', 'figures', 'ui', 'schemas', 'course', 'law', 'text', 'ground'],
  blocks: ['enquiry', 'art', 'sections', 'live', 'figures', 'ui', 'schemas', 'course', 'ground'],
  live: ['enquiry', 'art', 'figures', 'ui', 'schemas', 'course', 'law', 'search', 'text', 'ground'],
  figures: ['enquiry', 'ui', 'schemas', 'course', 'text'],
  ui: ['enquiry', 'art', 'schemas', 'course', 'text', 'ground'],
  queries: [
    'enquiry',
    'art',
    'figures',
    'schemas',
    'article',
    'company',
    'course',
    'feeds',
    'instrument',
    'law',
    'search',
    'text',
    'ground',
  ],
  schemas: ['enquiry', 'art', 'text'],
  article: ['enquiry', 'text', 'ground'],
  instrument: ['enquiry', 'schemas', 'text', 'ground'],
  company: ['enquiry', 'schemas', 'text', 'ground'],
  course: ['enquiry', 'schemas', 'text', 'ground'],
  feeds: ['enquiry', 'article', 'ground'],
  law: ['schemas', 'text'],
  search: ['text', 'ground'],
  share: ['art', 'figures', 'styles', 'ground'],
  structuredData: ['enquiry', 'schemas', 'course', 'text', 'ground'],
  text: ['enquiry'],
  styles: ['ground'],
  gallery: ['ui', 'styles'],
  contentConfig: ['schemas', 'ground'],
  ground: ['enquiry'],
  siteConfig: ['build', 'live', 'gallery', 'ground'],
};

/** Modules that only some rooms may load. */
const reservedModules: Record<string, readonly Room[]> = {
  'astro:content': ['queries', 'contentConfig'],
};

/**
 * What is wrong with the imports of one file, one line per finding.
 * @param file path from the repository's root, with forward slashes
 */
export function importFindings(file: string, source: string): string[] {
  const room = roomOf(file);
  if (!room) return [];
  return importedModules(file, source).flatMap((specifier) => {
    const reserved = reservedModules[specifier];
    if (reserved && !reserved.includes(room)) {
      return [`${file} imports ${specifier}: only ${reserved.join(' and ')} may`];
    }
    const target = resolve(file, specifier);
    const targetRoom = target === undefined ? undefined : roomOf(target);
    if (!targetRoom || targetRoom === room || allowed[room].includes(targetRoom)) return [];
    const may =
      allowed[room].length > 0
        ? `may import from ${allowed[room].join(', ')}`
        : 'may import from nowhere else';
    return [`${file} imports ${target}: ${room} ${may}`];
  });
}

/** The directions between rooms that some files use, as `blocks -> ui`, each once. */
export function directionsInUse(files: readonly { file: string; source: string }[]): Set<string> {
  return new Set(
    files.flatMap(({ file, source }) => {
      const room = roomOf(file);
      return importedModules(file, source).flatMap((specifier) => {
        const target = resolve(file, specifier);
        const other = target === undefined ? undefined : roomOf(target);
        return room && other && other !== room ? [`${room} -> ${other}`] : [];
      });
    }),
  );
}

/** The table's directions that no file uses: a door that nobody walks through is left open by mistake. */
export function unusedDirections(files: readonly { file: string; source: string }[]): string[] {
  const used = directionsInUse(files);
  return Object.entries(allowed)
    .flatMap(([room, others]) => others.map((other) => `${room} -> ${other}`))
    .filter((direction) => !used.has(direction));
}

function roomOf(file: string): Room | undefined {
  return (Object.keys(rooms) as Room[]).find((room) => file === rooms[room] || file.startsWith(rooms[room]));
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@vanda\/(\w+)/.exec(specifier)?.[1];
  return workspace && `${workspace}/`;
}

/** Every module a file imports: with `import`, `export … from`, `import()`, and in an .astro file's two script parts. */
function importedModules(file: string, source: string): string[] {
  const code = file.endsWith('.astro') ? astroScripts(source) : source;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

function astroScripts(source: string): string {
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  return [frontmatter, ...scripts].join('\n');
}
