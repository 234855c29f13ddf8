import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** Schema.org's vocabulary from the types of schema-dts: types, properties and their values. */

/** One object of structured data. */
export type Node = Record<string, unknown>;

const source = ts.createSourceFile(
  'schema.d.ts',
  readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts'),
    'utf8',
  ),
  ts.ScriptTarget.Latest,
);

type Shape = { bases: string[]; properties: Map<string, ts.TypeNode> };

/** Interfaces and aliases by name, and the interface of each JSON-LD type. */
const shapes = new Map<string, Shape>();
const aliases = new Map<string, ts.TypeNode>();
const shapeOfType = new Map<string, string>();

for (const statement of source.statements) {
  if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  if (!ts.isInterfaceDeclaration(statement)) continue;
  const properties = new Map<string, ts.TypeNode>();
  for (const member of statement.members) {
    if (ts.isPropertySignature(member) && member.type && ts.isStringLiteral(member.name))
      properties.set(member.name.text, member.type);
  }
  const bases = (statement.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
  );
  shapes.set(statement.name.text, { bases, properties });
  const type = properties.get('@type');
  if (type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
    shapeOfType.set(type.literal.text, statement.name.text);
}

function propertyOf(shape: string, name: string): ts.TypeNode | undefined {
  const { bases = [], properties } = shapes.get(shape) ?? {};
  return properties?.get(name) ?? bases.map((base) => propertyOf(base, name)).find(Boolean);
}

/** Every text of these aliases has a form of its own. */
const forms: Record<string, RegExp> = {
  Date: /^\d{4}(-\d{2}(-\d{2})?)?$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/,
  Time: /^\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)?$/,
  URL: /^https?:\/\/[^\s]+$/,
  Duration: /^P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
};

function isAccepted(type: ts.TypeNode, value: unknown): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some((member) => isAccepted(member, value));
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) && type.literal.text === value;
  if (type.kind === ts.SyntaxKind.StringKeyword) return typeof value === 'string';
  if (type.kind === ts.SyntaxKind.NumberKeyword) return typeof value === 'number';
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return typeof value === 'boolean';
  if (ts.isTemplateLiteralTypeNode(type)) return typeof value === 'string' && Number.isFinite(Number(value));
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false;
  const { text: name } = type.typeName;
  if (name === 'SchemaValue') {
    const [inner] = type.typeArguments ?? [];
    return inner !== undefined && isAccepted(inner, value);
  }
  if (name === 'IdReference') return isNode(value) && Object.keys(value).join() === '@id';
  const form = forms[name];
  if (form && typeof value === 'string') return form.test(value);
  const alias = aliases.get(name);
  if (alias) return isAccepted(alias, value);
  return isNode(value) && shapeOfType.get(String(value['@type'])) === name;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the specification asks for and schema.org lacks, as `Type.property`. */
const specified: Record<string, string> = {
  // Section 2, item 12 asks for "duration P3D"; schema.org's name is timeRequired.
  'Course.duration': 'Duration',
};

/** Unknown types and properties, and wrong values, of one object and those inside. */
export function vocabularyIssues(node: Node, place = ''): string[] {
  const type = String(node['@type']);
  const here = place ? `${place}: ${type}` : type;
  const shape = shapeOfType.get(type);
  if (shape === undefined) return [`${here} is not a type of schema.org`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (['@context', '@id', '@type'].includes(name)) return [];
    const form = forms[specified[`${type}.${name}`] ?? ''];
    const accepted = propertyOf(shape, name);
    if (!accepted && !form) return [`${here} has no property ${name}`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${here}.${name} is empty`];
    return values.flatMap((one) => {
      const inside =
        isNode(one) && '@type' in one ? vocabularyIssues(one, place ? `${place}.${name}` : name) : [];
      const isTaken = accepted ? isAccepted(accepted, one) : form?.test(String(one));
      return isTaken
        ? inside
        : [`${here}.${name} does not take ${JSON.stringify(one).slice(0, 80)}`, ...inside];
    });
  });
}

/** Every object of structured data, those inside others too. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}
