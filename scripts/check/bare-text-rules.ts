/**
 * A translation moves each text node into a `<font>`. React then throws when it removes such a text, or inserts an
 * element before one (facebook/react#11538). Text in its own element is safe.
 */
import ts from 'typescript';

const logical = ['&&', '||', '??'];

/** Texts of one parent that change with a condition, alone or in a fragment, or follow an element that does. */
function bareTexts(parent: ts.JsxElement | ts.JsxFragment): ts.Node[] {
  const children = parent.children.filter((child) => !(ts.isJsxText(child) && child.text.trim() === ''));
  const found: ts.Node[] = [];
  let isAfterElement = false;
  for (const child of children) {
    const results = ts.isJsxExpression(child) && child.expression ? resultsOf(child.expression) : [child];
    const texts = results.filter(isText);
    const isBare = texts.length > 0 && children.length > 1 && (results.length > 1 || isAfterElement);
    if (isBare || (results.length > 1 && results.some(isFragmentWithText))) found.push(child);
    isAfterElement ||=
      results.length > 1 && results.some((node) => isTree(node) || ts.isJsxSelfClosingElement(node));
  }
  return found;
}

/** The possible results of an expression; a condition counts as a second one. */
function resultsOf(node: ts.Expression): ts.Node[] {
  if (ts.isParenthesizedExpression(node)) return resultsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...resultsOf(node.whenTrue), ...resultsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && logical.includes(node.operatorToken.getText()))
    return [node.left, ...resultsOf(node.right)];
  return [node];
}

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text.trim() !== '';
  return ts.isTemplateExpression(node);
}

const isTree = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

/** React removes the children of a fragment one by one. */
const isFragmentWithText = (node: ts.Node) => ts.isJsxFragment(node) && node.children.some(isText);

export function bareTextFindings(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of isTree(node) ? bareTexts(node) : []) {
      const line = tree.getLineAndCharacterOfPosition(text.getStart()).line + 1;
      const shown = text.getText().trim().replace(/\s+/g, ' ').slice(0, 60);
      findings.push(`${file}:${line} has a bare text beside a sibling, "${shown}": wrap it in a <span>`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}
