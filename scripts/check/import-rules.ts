import path from 'node:path';
import ts from 'typescript';

const server = 'apps/server/src';
const site = 'apps/site/src';

/** Modules by the folder or file each one is; the first that fits a file is its own. */
const modules = {
  forms: 'packages/forms/',
  euRules: 'packages/eu-ai-act-rules/',
  ui: 'packages/ui/',
  /** Contract between the desk's pages and the server. */
  deskApi: 'packages/desk-api/',
  platform: `${server}/platform/`,
  mail: `${server}/modules/mail/`,
  registrations: `${server}/modules/registrations/`,
  enquiries: `${server}/modules/enquiries/`,
  intake: `${server}/modules/intake/`,
  /** Optional: the server runs with this folder deleted. */
  staff: `${server}/modules/staff/`,
  cli: `${server}/cli`,
  server: 'apps/server/',
  desk: 'apps/desk/',
  /** Drafts, Git and builds of the content, in a process of its own. */
  publisher: 'apps/publisher/',
  scripts: 'scripts/',
  e2e: 'e2e/',
  postbuild: 'apps/site/postbuild/',
  contentLint: 'apps/site/content-lint/',
  illustrations: `${site}/illustrations/`,
  /** The illustrations themselves, as .svg files. */
  assets: `${site}/assets/`,
  pages: `${site}/pages/`,
  layouts: `${site}/layouts/`,
  sections: `${site}/sections/`,
  blocks: `${site}/blocks/`,
  /** Whatever is interactive in a browser, one folder a feature. */
  features: `${site}/features/`,
  charts: `${site}/charts/`,
  components: `${site}/components/`,
  queries: `${site}/queries/`,
  schemas: `${site}/schemas/`,
  article: `${site}/topics/article/`,
  company: `${site}/topics/company/`,
  course: `${site}/topics/course/`,
  feeds: `${site}/topics/feeds/`,
  regulation: `${site}/topics/regulation/`,
  share: `${site}/topics/share/`,
  structuredData: `${site}/topics/structured-data/`,
  search: `${site}/search/`,
  text: `${site}/text/`,
  styles: `${site}/styles/`,
  /** The style sheet of pages that the service writes. */
  servicePages: `${site}/service-pages/`,
  /** The components side by side, in development only. */
  gallery: `${site}/gallery/`,
  contentConfig: `${site}/content.config.ts`,
  routing: `${site}/routing/`,
  config: `${site}/config/`,
  siteConfig: 'apps/site/',
} as const;

export type Module = keyof typeof modules;

/**
 * Where each module imports from, besides itself. Imports go one way, so no module reaches
 * itself through others, and a direction that no file uses has no place here; the tests assert both. Circles between
 * files are Biome's (`noImportCycles`).
 */
export const allowed: Record<Module, readonly Module[]> = {
  forms: [],
  euRules: [],
  ui: [],
  deskApi: ['forms'],
  platform: ['forms'],
  enquiries: ['forms', 'platform'],
  mail: ['forms', 'platform', 'enquiries'],
  registrations: ['forms', 'platform', 'enquiries', 'mail'],
  intake: ['forms', 'platform', 'enquiries', 'registrations'],
  staff: ['forms', 'deskApi', 'platform', 'enquiries', 'mail', 'registrations', 'intake', 'cli', 'server'],
  cli: ['forms', 'platform', 'enquiries', 'mail', 'registrations', 'intake', 'server'],
  server: ['forms', 'platform', 'enquiries', 'mail', 'registrations', 'intake'],
  desk: ['forms', 'ui', 'deskApi', 'siteConfig'],
  publisher: ['forms', 'deskApi', 'siteConfig'],
  scripts: ['forms', 'postbuild', 'routing', 'e2e'],
  e2e: ['forms', 'deskApi', 'platform', 'staff', 'server', 'postbuild', 'routing', 'config'],
  postbuild: ['text', 'routing', 'config'],
  contentLint: [
    'forms',
    'postbuild',
    'illustrations',
    'schemas',
    'article',
    'company',
    'course',
    'feeds',
    'regulation',
    'text',
    'routing',
    'config',
  ],
  assets: [],
  illustrations: ['ui', 'styles'],
  pages: [
    'forms',
    'illustrations',
    'layouts',
    'sections',
    'features',
    'components',
    'queries',
    'article',
    'course',
    'feeds',
    'regulation',
    'share',
    'structuredData',
    'text',
    'servicePages',
    'routing',
  ],
  layouts: [
    'forms',
    'ui',
    'sections',
    'blocks',
    'features',
    'queries',
    'schemas',
    'share',
    'structuredData',
    'styles',
    'routing',
  ],
  sections: [
    'forms',
    'ui',
    'euRules',
    'illustrations',
    'features',
    'charts',
    'components',
    'schemas',
    'course',
    'regulation',
    'text',
    'routing',
  ],
  blocks: [
    'forms',
    'ui',
    'illustrations',
    'sections',
    'features',
    'charts',
    'components',
    'schemas',
    'course',
    'text',
    'routing',
  ],
  features: [
    'forms',
    'ui',
    'euRules',
    'assets',
    'illustrations',
    'components',
    'charts',
    'schemas',
    'course',
    'regulation',
    'search',
    'text',
    'styles',
    'routing',
    'config',
  ],
  charts: ['forms', 'components', 'schemas', 'course', 'text'],
  components: ['forms', 'ui', 'illustrations', 'schemas', 'course', 'text'],
  queries: [
    'forms',
    'euRules',
    'illustrations',
    'schemas',
    'article',
    'company',
    'course',
    'feeds',
    'regulation',
    'search',
    'text',
    'routing',
    'config',
  ],
  schemas: ['forms', 'euRules', 'illustrations', 'text'],
  article: ['forms', 'schemas', 'text'],
  company: ['forms', 'schemas', 'text', 'config'],
  course: ['forms', 'schemas', 'routing'],
  feeds: ['forms', 'article', 'routing'],
  regulation: ['forms', 'euRules', 'schemas', 'text', 'routing'],
  share: ['illustrations', 'config'],
  structuredData: ['forms', 'schemas', 'course', 'text', 'routing'],
  search: ['text', 'config'],
  text: ['forms'],
  styles: [],
  servicePages: ['ui', 'components', 'config'],
  gallery: ['ui', 'styles'],
  contentConfig: ['schemas', 'config'],
  routing: [],
  config: ['forms'],
  siteConfig: ['postbuild', 'features', 'gallery', 'config'],
};

const packageFolders: Record<string, string> = {
  desk: 'apps/desk/',
  'desk-api': 'packages/desk-api/',
  'eu-ai-act-rules': 'packages/eu-ai-act-rules/',
  forms: 'packages/forms/',
  publisher: 'apps/publisher/',
  server: 'apps/server/',
  site: 'apps/site/',
  ui: 'packages/ui/',
};

const reservedModules: Record<string, readonly Module[]> = {
  'astro:content': ['queries', 'contentConfig'],
};

/**
 * What is wrong with the imports of one file, one line per finding.
 * @param file path from the repository's root, with forward slashes
 */
export function importFindings(file: string, source: string): string[] {
  const module = moduleOf(file);
  if (!module) return [];
  return importedModules(file, source).flatMap((specifier) => {
    const reserved = reservedModules[specifier];
    if (reserved && !reserved.includes(module)) {
      return [`${file} imports ${specifier}: only ${reserved.join(' and ')} may`];
    }
    const target = resolve(file, specifier);
    if (target !== undefined && specifier.startsWith('.') && isPastExports(file, target)) {
      return [`${file} imports ${target}: another package is imported by its name`];
    }
    const targetModule = target === undefined ? undefined : moduleOf(target);
    if (!targetModule || targetModule === module || allowed[module].includes(targetModule)) return [];
    const may =
      allowed[module].length > 0
        ? `may import from ${allowed[module].join(', ')}`
        : 'may import from nowhere else';
    return [`${file} imports ${target}: ${module} ${may}`];
  });
}

/** The directions between modules that some files use, as `blocks -> ui`, each once. */
export function directionsInUse(files: readonly { file: string; source: string }[]): Set<string> {
  return new Set(
    files.flatMap(({ file, source }) => {
      const module = moduleOf(file);
      return importedModules(file, source).flatMap((specifier) => {
        const target = resolve(file, specifier);
        const other = target === undefined ? undefined : moduleOf(target);
        return module && other && other !== module ? [`${module} -> ${other}`] : [];
      });
    }),
  );
}

/** The table's directions that no file uses: a stale permission would hide a new import. */
export function unusedDirections(files: readonly { file: string; source: string }[]): string[] {
  const used = directionsInUse(files);
  return Object.entries(allowed)
    .flatMap(([module, others]) => others.map((other) => `${module} -> ${other}`))
    .filter((direction) => !used.has(direction));
}

/** Whether a relative import reaches from one package into another, past its `exports`. */
function isPastExports(file: string, target: string): boolean {
  const own = packageOf(file);
  const other = packageOf(target);
  return own !== undefined && other !== undefined && own !== other;
}

const packageOf = (file: string) => /^(?:apps|packages)\/[\w-]+/.exec(file)?.[0];

function moduleOf(file: string): Module | undefined {
  return (Object.keys(modules) as Module[]).find(
    (module) => file === modules[module] || file.startsWith(modules[module]),
  );
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const workspace = /^@vanda\/([\w-]+)/.exec(specifier)?.[1];
  return workspace && packageFolders[workspace];
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
