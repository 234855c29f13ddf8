import { headingAnchors } from './heading-anchors.ts';

export type Repository = {
  /** Every file, by its path from the repository's root. */
  files: readonly string[];
  npmScripts: readonly string[];
  testStages: readonly string[];
  read: (path: string) => string;
};

/** npm's own commands, which documents may name. */
const npmCommands = ['install', 'ci', 'view', 'outdated', 'pack'];
/** Paths that a build or a run makes; a fresh clone lacks them. */
const generated = /^(apps\/site\/(dist|http|builds)|office\/desk\/dist|data|node_modules)(\/|$)/;
const repositoryPath = /^(\.ci|apps|docs|e2e|infra|office|packages|scripts)\/[\w./@-]*$/;
const rootFile = /^([A-Z]+\.md|package\.json|Dockerfile|compose[\w.]*\.yaml)$/;
/** A file of code or content, named alone or with the last of its folders. `X.tsx` and `my-page.yaml` stand for any. */
const partialPath = /^(?!X\.|my-)[\w[\]-]+([./][\w[\]-]+)*\.(ts|tsx|mjs|astro|css|yaml)$/;

/**
 * What a document names and the repository lacks: paths in code spans and blocks, files and headings behind links,
 * npm scripts and stages of the tests.
 * @param file path of the document from the repository's root
 * @returns one line per finding, with the document's line
 */
export function documentFindings(file: string, text: string, repository: Repository): string[] {
  let isBlock = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isBlock = !isBlock;
    if (isFence) return [];
    const codes = isBlock ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const findings = [
      ...codes.flatMap((code) => codeFindings(code, repository, isBlock)),
      ...(isBlock ? [] : linkFindings(file, line, repository)),
    ];
    return findings.map((finding) => `${file}:${index + 1} names ${finding}`);
  });
}

/** Findings in a piece of code: a path, a file's name, or a command with paths and scripts in it. */
function codeFindings(code: string, repository: Repository, isBlock: boolean): string[] {
  // Names in a drawing (Mermaid) are quoted.
  const words = code.trim().split(/[\s"]+/);
  const paths = pathsIn(words);
  const missing = paths.filter((path) => !generated.test(path) && !exists(path, repository));
  // A lone name in a block may be anything, such as printed output.
  const isName = !isBlock && words.length === 1 && paths.length === 0 && partialPath.test(code);
  return [
    ...missing.map((path) => `${path}, which does not exist`),
    ...(isName && !isKnownEnding(code, repository) ? [`${code}, and no file's path ends so`] : []),
    ...scriptFindings(code, repository),
  ];
}

/** Paths from the repository's root. Patterns with a placeholder (`<slug>`, `*`, `…`) are no paths. */
function pathsIn(words: readonly string[]): string[] {
  // Vitest's project “site” is the folder of that name, and its paths begin there.
  const isInSite = words.includes('vitest') && words[words.indexOf('--project') + 1] === 'site';
  return words.flatMap((word) => {
    if (isInSite && /^(art|postbuild|content-lint|src)(\/|$)/.test(word)) return [`apps/site/${word}`];
    return repositoryPath.test(word) || rootFile.test(word) ? [word] : [];
  });
}

function scriptFindings(code: string, { npmScripts, testStages }: Repository): string[] {
  const commands = [...code.matchAll(/(?:^|\s)npm (?:run (?:-\S+ )*)?([a-z][\w:-]*)(?: -- ([a-z ]+))?/g)];
  return commands.flatMap(([, name = '', args = '']) => {
    if (![...npmScripts, ...npmCommands, 'run'].includes(name))
      return [`the npm script ${name}, which package.json lacks`];
    const stages = name === 'test' ? args.split(' ').filter(Boolean) : [];
    return stages
      .filter((stage) => !testStages.includes(stage))
      .map((stage) => `the stage ${stage}, which npm test does not know`);
  });
}

function linkFindings(file: string, line: string, repository: Repository): string[] {
  const targets = [...line.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/i.test(target))
    .flatMap((target) => {
      const { pathname, hash } = new URL(target, `file:///${file}`);
      const path = pathname.slice(1);
      if (!exists(path, repository)) return generated.test(path) ? [] : [`${path}, which does not exist`];
      const isMissing = hash !== '' && !headingAnchors(repository.read(path)).includes(hash.slice(1));
      return isMissing ? [`${path}${hash}, and that document has no such heading`] : [];
    });
}

function exists(path: string, { files }: Repository): boolean {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return files.some((file) => file === path || file.startsWith(folder));
}

const isKnownEnding = (name: string, { files }: Repository): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`));

export function unlistedDocuments(documents: readonly string[], indexes: ReadonlyMap<string, string>) {
  const listed = new Set(
    [...indexes].flatMap(([index, text]) =>
      [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) =>
        new URL(target, `file:///${index}`).pathname.slice(1),
      ),
    ),
  );
  return documents
    .filter((document) => !listed.has(document) && !indexes.has(document))
    .map((document) => `${document} stands in none of ${[...indexes.keys()].join(', ')}`);
}
