/**
 * Fails on regular expressions that need more than linear time (scslre), except where they read this repository's own style
 * sheets and file names. A pattern is found where it is written as a literal.
 */
import { analyse } from 'scslre';
import ts from 'typescript';
import { readSources } from './sources.ts';

const readsInput =
  /^(apps\/(server|site\/(content-lint|postbuild\/(?!http|styles)|src\/(?!illustrations|service-pages)))|office\/(api|desk|publisher|server)|packages\/(forms|eu-ai-act-rules|ui))\//;
let isFailed = false;

for (const { file, source, isTest } of readSources()) {
  if (isTest || !readsInput.test(file) || file.endsWith('.astro')) continue;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) examine(node, root);
    ts.forEachChild(node, visit);
  };
  visit(root);
}
process.exitCode = isFailed ? 1 : 0;

function examine(node: ts.RegularExpressionLiteral, root: ts.SourceFile): void {
  const end = node.text.lastIndexOf('/');
  const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
  if (reports.length === 0) return;
  const { line } = root.getLineAndCharacterOfPosition(node.getStart(root));
  console.error(`${root.fileName}:${line + 1} ${node.text} takes more than linear time on some inputs`);
  isFailed = true;
}
