/** What the documents are checked against. */
export type Repository = {
  /** Whether a file or folder exists, by its path from the repository's root. */
  exists: (path: string) => boolean;
  npmScripts: readonly string[];
};

/** Commands of npm itself that the documents may name without a script of that name. */
const npmCommands = ['install', 'ci', 'view', 'outdated', 'pack'];
/** Made by a build or at run time; a fresh clone lacks them. */
const generated = /^(site\/(dist|http)|data|node_modules)(\/|$)/;
const repositoryPath = /^(\.ci|deploy|docs|enquiry|intake|scripts|site)\/[\w./@-]*$/;
const rootFile = /^([A-Z]+\.md|package\.json|Dockerfile|compose[\w.]*\.yaml)$/;

/**
 * What a document names and the repository lacks: paths in code spans, files behind links, npm scripts.
 * @param file path of the document from the repository's root
 * @returns one line per finding, with the document's line
 */
export function documentFindings(file: string, text: string, repository: Repository): string[] {
  return text.split('\n').flatMap((line, index) => {
    const missing = [...codePaths(line), ...linkTargets(file, line)].filter(
      (path) => !generated.test(path) && !repository.exists(path),
    );
    const scripts = [...line.matchAll(/(?:`|^\s*)npm (run )?([a-z][\w:-]*)/g)].map(([, , name = '']) => name);
    const unknown = scripts.filter(
      (name) => ![...repository.npmScripts, ...npmCommands, 'run'].includes(name),
    );
    return [
      ...missing.map((path) => `${file}:${index + 1} names ${path}, which does not exist`),
      ...unknown.map((name) => `${file}:${index + 1} names the npm script ${name}, which package.json lacks`),
    ];
  });
}

/** Paths in code spans, from the repository's root. Patterns with a placeholder (`<slug>`, `*`, `…`) are no paths. */
function codePaths(line: string): string[] {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => repositoryPath.test(span) || rootFile.test(span));
}

function linkTargets(file: string, line: string): string[] {
  const targets = [...line.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/i.test(target)).map((target) => joinPath(file, target));
}

function joinPath(file: string, target: string): string {
  return new URL(target, `file:///${file}`).pathname.slice(1);
}
