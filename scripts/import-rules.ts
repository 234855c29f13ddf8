import path from 'node:path';
import ts from 'typescript';

/** A part of the repository that the rules know, by the folder or file it is in. */
const zones = {
  enquiry: 'enquiry/',
  intake: 'intake/',
  scripts: 'scripts/',
  pages: 'site/src/pages/',
  layouts: 'site/src/layouts/',
  sections: 'site/src/sections/',
  components: 'site/src/components/',
  illustrations: 'site/src/illustrations/',
  islands: 'site/src/islands/',
  /** Small scripts that make a page nicer and without which it works. */
  enhance: 'site/src/enhance/',
  queries: 'site/src/queries/',
  schemas: 'site/src/schemas/',
  lib: 'site/src/lib/',
  styles: 'site/src/styles/',
  routes: 'site/src/routes.ts',
  redirects: 'site/src/redirects.ts',
  http: 'site/src/http.ts',
  contentConfig: 'site/src/content.config.ts',
  integrations: 'site/integrations/',
  siteTests: 'site/tests/',
  siteConfig: 'site/astro.config.ts',
  /** The components side by side, in development only. */
  gallery: 'site/src/gallery/',
  galleryConfig: 'site/gallery.config.ts',
  /** The content editor: its page, and the one file that joins it to the site, in development only. */
  editor: 'site/src/editor/',
  editorConfig: 'site/editor.config.ts',
  /** Whatever of the site no line above names. */
  site: 'site/',
} as const;

type Zone = keyof typeof zones;

/** What every part of the site may use: values and types without any markup. */
const ground: Zone[] = ['lib', 'routes', 'schemas'];

/** Where each zone may import from, besides itself. Imports go one way: from what a visitor asks for down to pure functions. */
const allowed: Record<Zone, Zone[]> = {
  enquiry: [],
  intake: ['enquiry'],
  scripts: [
    ...ground,
    'enquiry',
    'illustrations',
    'integrations',
    'redirects',
    'contentConfig',
    'siteTests',
    'editor',
  ],
  pages: [
    ...ground,
    'layouts',
    'sections',
    'islands',
    'enhance',
    'queries',
    'redirects',
    'styles',
    'illustrations',
    'enquiry',
  ],
  layouts: [...ground, 'sections', 'components', 'islands', 'enhance', 'queries', 'styles'],
  sections: [...ground, 'components', 'illustrations', 'enquiry'],
  components: [...ground, 'illustrations', 'enquiry'],
  illustrations: ['lib', 'styles'],
  islands: [...ground, 'components', 'illustrations', 'enquiry'],
  // What comes only when the visitor asks for it is imported there, at that moment.
  enhance: [...ground, 'enquiry', 'islands'],
  queries: [...ground, 'redirects', 'illustrations', 'enquiry'],
  schemas: ['lib', 'routes', 'enquiry', 'illustrations'],
  // The share picture draws with the plates.
  lib: ['routes', 'schemas', 'illustrations', 'styles', 'enquiry'],
  styles: [],
  routes: [],
  redirects: ['routes'],
  http: [],
  contentConfig: ['schemas', 'lib'],
  integrations: ['http', 'redirects', 'lib', 'routes', 'schemas'],
  siteTests: [...ground, 'redirects', 'http', 'integrations', 'enquiry'],
  siteConfig: ['integrations', 'lib', 'redirects'],
  editor: ['styles'],
  galleryConfig: ['siteConfig', 'integrations'],
  editorConfig: ['siteConfig', 'integrations', 'scripts', 'lib'],
  gallery: [...ground, 'components', 'sections', 'islands', 'illustrations', 'styles'],
  site: ground,
};

/** Modules that only some zones may load. */
const reservedModules: Record<string, Zone[]> = {
  'astro:content': ['queries', 'contentConfig'],
};

/**
 * What is wrong with the imports of one file, one line per finding.
 * @param file path from the repository's root, with forward slashes
 */
export function importFindings(file: string, source: string): string[] {
  const zone = zoneOf(file);
  if (!zone) return [];
  return importedModules(file, source).flatMap((specifier) => {
    const reserved = reservedModules[specifier];
    if (reserved && !reserved.includes(zone)) {
      return [`${file} imports ${specifier}: only ${reserved.join(' and ')} may`];
    }
    const target = resolve(file, specifier);
    const targetZone = target === undefined ? undefined : zoneOf(target);
    if (!targetZone || targetZone === zone || allowed[zone].includes(targetZone)) return [];
    const may =
      allowed[zone].length > 0
        ? `may import from ${allowed[zone].join(', ')}`
        : 'may import from nowhere else';
    return [`${file} imports ${target}: ${zone} ${may}`];
  });
}

/**
 * What a file imports: paths of the repository, and names of modules from elsewhere.
 * An import of another workspace counts as one of its folder (`enquiry/`).
 */
export function importsOf(file: string, source: string): string[] {
  return importedModules(file, source).map((specifier) => resolve(file, specifier) ?? specifier);
}

function zoneOf(file: string): Zone | undefined {
  return (Object.keys(zones) as Zone[]).find((zone) => file === zones[zone] || file.startsWith(zones[zone]));
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
