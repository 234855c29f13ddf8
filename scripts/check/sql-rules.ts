import ts from 'typescript';

/**
 * Files that must not contain SQL: routes and responses, and everything of the desk except its repositories
 * and invented data.
 */
const withoutSql =
  /^(?:apps\/server\/src\/.*\/(?:routes|views?|commands)\.ts$|office\/server\/src\/(?!store\/|demo\.ts))/;

const statement = /\b(?:SELECT|INSERT INTO|UPDATE\s+\w+\s+SET|DELETE FROM)\b/;

const clause = /\b(?:SELECT|INSERT INTO|UPDATE\s+\w+\s+SET|DELETE FROM|WHERE|AND|LIMIT|VALUES)\b/;

/** SQL statements in files that must not contain any, and values written into the text of one. */
export function sqlFindings(file: string, source: string): string[] {
  if (!/^(?:apps|office)\/server\/src\//.test(file)) return [];
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const report = (node: ts.Node, problem: string) => {
    const { line } = root.getLineAndCharacterOfPosition(node.getStart(root));
    findings.push(`${file}:${line + 1} ${problem}`);
  };
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && withoutSql.test(file) && statement.test(node.text))
      report(node, 'has an SQL statement: only repositories may');
    if (ts.isTemplateExpression(node) && clause.test(node.getText(root))) {
      for (const { expression } of node.templateSpans.filter((span) => isValue(span, root)))
        report(expression, `writes the value ${expression.getText(root)} into SQL: bind it as a parameter`);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return findings;
}

/** Each value in a statement's text adds a statement to the cache. `$${index}` numbers a parameter. */
function isValue(span: ts.TemplateSpan, root: ts.SourceFile): boolean {
  const { expression } = span;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(root);
  const isNumbered = root.text.slice(0, expression.pos - 2).endsWith('$');
  return (
    !isNumbered &&
    (/^\w*(?:Ms|Day|Id|Email)$/.test(name) || isNumberParameter(expression)) &&
    !isConstant(name, root)
  );
}

function isNumberParameter(expression: ts.Expression): boolean {
  if (!ts.isIdentifier(expression)) return false;
  for (let node: ts.Node = expression; node.parent; node = node.parent) {
    if (!ts.isFunctionLike(node)) continue;
    const parameter = node.parameters.find(
      ({ name }) => ts.isIdentifier(name) && name.text === expression.text,
    );
    if (parameter) return parameter.type?.kind === ts.SyntaxKind.NumberKeyword;
  }
  return false;
}

/** True for a constant of the module, whose text never changes. */
const isConstant = (name: string, root: ts.SourceFile): boolean =>
  root.statements.some(
    (node) =>
      ts.isVariableStatement(node) &&
      node.declarationList.declarations.some((each) => ts.isIdentifier(each.name) && each.name.text === name),
  );
