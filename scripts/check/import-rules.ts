import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The modules of a package, each a folder or a file, in their order: a module imports only from itself and from those
 * before it. The first that fits a file is its own. Circles between files are Biome's (`noImportCycles`).
 */
const moduleOrder: Record<string, readonly string[]> = {
  'apps/server/': [
    'src/platform/',
    'src/modules/course-sessions/',
    'src/modules/enquiries/',
    'src/modules/mail/',
    'src/modules/registrations/',
    'src/modules/intake/',
    'src/app.ts',
    'src/load-office.ts',
    'src/service.ts',
    'src/main.ts',
    'src/cli',
  ],
  'apps/site/': [
    'src/config/',
    'src/routing/',
    'src/styles/',
    'src/assets/',
    'src/illustrations/',
    'src/text/',
    'src/schemas/',
    'src/topics/course/',
    'src/topics/article/',
    'src/topics/company/',
    'src/topics/feeds/',
    'src/topics/regulation/',
    'src/topics/share/',
    'src/topics/structured-data/',
    'src/search/',
    'src/components/',
    'src/charts/',
    'src/service-pages/',
    'src/features/',
    'src/sections/',
    'src/blocks/',
    'src/content.config.ts',
    'src/queries/',
    'src/layouts/',
    'src/pages/',
    'src/gallery/',
    'postbuild/',
    'content-lint/',
  ],
  'office/server/': [
    'src/headers.ts',
    'src/messages.ts',
    'src/pages.ts',
    'src/store/',
    'src/cursor.ts',
    'src/sign-in/attempts.ts',
    'src/desk.ts',
    'src/sign-in/current-user.ts',
    'src/serve.ts',
    'src/sign-in/',
    'src/you/',
    'src/staff-members/',
    'src/numbers/',
    'src/enquiry/form-values.ts',
    'src/enquiry/history.ts',
    'src/sessions/registration-view.ts',
    'src/reply/',
    'src/enquiry/',
    'src/sessions/',
    'src/inbox/',
    'src/people/',
    'src/content/',
    'src/demo.ts',
    'src/metrics.ts',
    'src/app.ts',
    'src/cli.ts',
    'tests/',
  ],
  'office/desk/': [
    'src/focus-recovery.ts',
    'src/zod-without-eval.ts',
    'src/api/',
    'src/messages/',
    'src/shortcuts/',
    'src/ui/',
    'src/undo/',
    'src/charts/',
    'src/numbers/',
    'src/staff/',
    'src/sign-in/',
    'src/shell/',
    'src/account/',
    'src/inbox/',
    'src/content/',
    'src/sessions/',
    'src/people/',
    'src/enquiry/',
    'src/routes.tsx',
    'src/main.tsx',
  ],
  'office/publisher/': [
    'src/form-schema.ts',
    'src/git.ts',
    'src/yaml-patch.ts',
    'src/compare.ts',
    'src/contract.ts',
    'src/entries.ts',
    'src/repository.ts',
    'src/socket.ts',
    'src/state.ts',
    'src/changes.ts',
    'src/checks.ts',
    'src/open-points.ts',
    'src/workspace.ts',
    'src/joins.ts',
    'src/pictures.ts',
    'src/preview-markup.ts',
    'src/preview.ts',
    'src/build.ts',
    'src/drafts.ts',
    'src/entry-edits.ts',
    'src/publishing.ts',
    'src/history.ts',
    'src/overview.ts',
    'src/publisher.ts',
    'src/main.ts',
  ],
};

const astroContentReaders = ['apps/site/src/queries/', 'apps/site/src/content.config.ts'];

export const importFindings = (file: string, source: string): string[] =>
  importedModules(file, source).flatMap((specifier) => {
    if (specifier === 'astro:content' && !astroContentReaders.some((reader) => file.startsWith(reader)))
      return [`${file} imports astro:content: only ${astroContentReaders.join(' and ')} may`];
    const own = packageOf(file);
    if (!own) return [];
    const named = /^@vanda\/[\w-]+/.exec(specifier)?.[0];
    if (named && !dependenciesOf(own).includes(named))
      return [`${file} imports ${specifier}: ${own}package.json does not depend on it`];
    if (!specifier.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (packageOf(target) !== own)
      return [`${file} imports ${target}: another package is imported by its name`];
    const order = moduleOrder[own] ?? [];
    const indexIn = (name: string) => order.findIndex((module) => name.startsWith(own + module));
    const [ownIndex, targetIndex] = [indexIn(file), indexIn(target)];
    if (ownIndex === -1 || targetIndex <= ownIndex) return [];
    return [`${file} imports ${target}: ${order[ownIndex]} comes before ${order[targetIndex]}`];
  });

/** Folders with a package.json, the innermost first; the root's own files (scripts, configuration) use all of them by path. */
const packageFolders = globSync([
  '{packages,apps,office}/*/package.json',
  'office/package.json',
  'e2e/*/package.json',
])
  .map((manifest) => `${path.posix.dirname(manifest)}/`)
  .sort((a, b) => b.length - a.length);

const packageOf = (file: string) => packageFolders.find((folder) => file.startsWith(folder));

function dependenciesOf(folder: string): string[] {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return [name, ...Object.keys({ ...dependencies, ...devDependencies })];
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
