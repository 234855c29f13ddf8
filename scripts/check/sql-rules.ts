import ts from 'typescript';

/** Files without SQL: those that read requests or write responses, and everything of the desk but its repositories. */
const withoutSql = /^apps\/server\/src\/(?:.*\/(?:routes|views?|commands)\.ts$|modules\/staff\/(?!store\/))/;

const statement = /\b(?:SELECT|INSERT INTO|UPDATE\s+\w+\s+SET|DELETE FROM)\b/;

/** SQL statements in strings and templates of files that must not contain any. */
export function sqlFindings(file: string, source: string): string[] {
  if (!withoutSql.test(file)) return [];
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && statement.test(node.text)) {
      const { line } = root.getLineAndCharacterOfPosition(node.getStart(root));
      findings.push(`${file}:${line + 1} has an SQL statement: only repositories may`);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return findings;
}
