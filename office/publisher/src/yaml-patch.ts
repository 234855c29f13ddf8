import { isDeepStrictEqual } from 'node:util';
import { notPossible } from '@vanda/desk-api/failures';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Fields = Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

const foldedWidth = 102;

/**
 * Changes values in a YAML text and keeps all other bytes: comments, quoting, folding, order. The library's printer would
 * fold every text anew. A new field follows its predecessor in `after`.
 * @throws {DomainError} if the result does not parse to exactly these values
 */
export function patchYaml(written: string, after: Fields): string {
  const source = written.endsWith('\n') ? written : `${written}\n`;
  const { contents } = parseDocument(source);
  if (!isMap(contents)) throw notPossible('The file has no fields.');
  const result = applyEdits(source, 0, source.length, editsOfMap(source, contents, after));
  if (!isDeepStrictEqual(parseDocument(result).toJS(), after))
    throw notPossible('The file cannot be written exactly as asked: change it in a text editor.');
  return result;
}

function editsOf(source: string, node: Node, after: unknown, indent: number): Edit[] {
  if (isDeepStrictEqual(node.toJS(new Document()), after)) return [];
  if (isMap(node) && !node.flow && isFields(after)) return editsOfMap(source, node, after);
  if (isSeq(node) && !node.flow && Array.isArray(after) && after.length > 0)
    return editsOfList(source, node, after);
  const [start] = rangeOf(node);
  return [{ start, end: endOf(source, node), text: printValue(node, after, indent) }];
}

function editsOfMap(source: string, map: YAMLMap, after: Fields): Edit[] {
  const pairs = map.items as Pair<Scalar<string>, Node>[];
  const indent = columnOf(source, rangeOf(pairs[0]?.key)[0]);
  const edits: Edit[] = [];
  const edit = (start: number, end: number, text: string) => edits.push({ start, end, text });
  for (const { key, value } of pairs) {
    if (value === null) throw notPossible(`The field ${key.value} is empty.`);
    if (after[key.value] === undefined) {
      edit(lineStart(source, rangeOf(key)[0]), nextLine(source, endOf(source, value)), '');
    } else if (isCollection(value) && !value.flow && isEmptyOrScalar(after[key.value])) {
      const text = print({ [key.value]: after[key.value] }, 0).trimEnd();
      edit(rangeOf(key)[0], endOf(source, value), text);
    } else edits.push(...editsOf(source, value, after[key.value], indent));
  }
  const names = Object.keys(after);
  for (const name of names) {
    if (after[name] === undefined || map.has(name)) continue;
    const previous = names.slice(0, names.indexOf(name)).findLast((earlier) => map.has(earlier));
    const before = pairs.find(({ key }) => key.value === previous) ?? pairs[0];
    const at = nextLine(source, endOf(source, before?.value));
    edit(at, at, print({ [name]: after[name] }, indent));
  }
  return edits;
}

function editsOfList(source: string, list: YAMLSeq, after: unknown[]): Edit[] {
  const items = list.items as Node[];
  const start = lineStart(source, rangeOf(list)[0]);
  const dashColumn = columnOf(source, rangeOf(list)[0]);
  const ends = items.map((item) => nextLine(source, endOf(source, item)));
  const partners = pair(
    items.map((item) => item.toJS(new Document())),
    after,
  );
  const isInPlace = after.length === items.length && partners.every((partner, i) => partner === i);
  if (isInPlace) return items.flatMap((item, i) => editsOf(source, item, after[i], dashColumn + 2));
  const text = after.map((value, i) => {
    const item = items[partners[i] ?? -1];
    if (!item) return print([value], dashColumn);
    const index = partners[i] ?? 0;
    const from = index === 0 ? start : (ends[index - 1] ?? start);
    const edits = editsOf(source, item, value, dashColumn + 2);
    return applyEdits(source, from, ends[index] ?? from, edits);
  });
  return [{ start, end: ends.at(-1) ?? start, text: text.join('') }];
}

/** The old index of each new item: equal values first, then the rest in order. */
function pair(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const same = after.map((value) => take([...free].find((index) => isDeepStrictEqual(before[index], value))));
  return same.map((index) => index ?? take([...free][0]));
}

/** A value in the style of its predecessor, without its key. */
function printValue(node: Node, after: unknown, indent: number): string {
  const document = new Document({ k: after });
  const fresh = document.get('k', true) as Node;
  const isFolded = isScalar(node) && node.type === Scalar.BLOCK_FOLDED;
  const lineWidth = isFolded ? foldedWidth : 0;
  const written = () => document.toString({ lineWidth, flowCollectionPadding: false }).trim();
  if (isScalar(node) && isScalar(fresh) && typeof node.value === typeof after && node.type) {
    fresh.type = node.type;
    // Some texts cannot be folded or unquoted.
    if (parseDocument(written()).get('k') !== after) fresh.type = Scalar.QUOTE_DOUBLE;
  }
  if (isCollection(fresh) && isCollection(node)) fresh.flow = node.flow ?? false;
  return written()
    .slice('k:'.length)
    .trim()
    .replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

const print = (value: Fields | unknown[], indent: number): string =>
  stringify(value, { lineWidth: 0, flowCollectionPadding: false }).replaceAll(/^(?=.)/gm, ' '.repeat(indent));

function applyEdits(source: string, from: number, to: number, edits: Edit[]): string {
  let text = '';
  let at = from;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, to);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmptyOrScalar = (value: unknown) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;
const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;
const columnOf = (source: string, at: number) => at - lineStart(source, at);

function rangeOf(node: Node | null | undefined): [number, number, number] {
  if (!node?.range) throw notPossible('A part of the file has no place.');
  return node.range;
}

function endOf(source: string, node: Node | null | undefined): number {
  const [start, end] = rangeOf(node);
  return start + source.slice(start, end).trimEnd().length;
}

function nextLine(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end + 1;
}
