import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** The smallest part of a style sheet that one page may have and another not: a rule, a font face, keyframes. */
export type Leaf = Rule | AtRule;

const keyframes = /^(?:-\w+-)?keyframes$/;

/** All leaves of a style sheet, in order. Groups (`@media`, `@layer` with rules) are not among them. */
export function leavesOf(parent: Container<ChildNode>): Leaf[] {
  return (parent.nodes ?? []).flatMap((node): Leaf[] => {
    if (node.type === 'rule') return [node];
    if (node.type !== 'atrule') return [];
    const isGroup =
      !keyframes.test(node.name) && node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
    return isGroup ? leavesOf(node) : [node];
  });
}

/** The groups that a leaf stands in, innermost first. */
export function groupsOf(leaf: Leaf): AtRule[] {
  const groups: AtRule[] = [];
  for (let group = leaf.parent; group?.type === 'atrule'; group = group.parent) groups.push(group as AtRule);
  return groups;
}

/** Names of the custom properties that a leaf sets. */
export function customProperties(leaf: Leaf): string[] {
  return (leaf.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [node.prop] : [],
  );
}

/** What of each leaf is wanted, by its place: all of its custom properties, or these, or nothing of it. */
export type Selection = ReadonlyMap<number, ReadonlySet<string> | 'whole'>;

/** The wanted part of a style sheet, in its order and groups. */
export function partOf(sheet: Root, selection: Selection): string {
  const root = sheet.clone();
  for (const [place, leaf] of leavesOf(root).entries()) {
    const wanted = selection.get(place);
    if (wanted === 'whole') continue;
    for (const node of wanted ? [...(leaf.nodes ?? [])] : []) {
      if (node.type === 'decl' && node.prop.startsWith('--') && !wanted?.has(node.prop)) node.remove();
    }
    if (!wanted || leaf.nodes?.length === 0) removeWithEmptyGroups(leaf);
  }
  return root.toString().trim();
}

function removeWithEmptyGroups(leaf: Leaf): void {
  const groups = groupsOf(leaf);
  leaf.remove();
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
}

/**
 * A style sheet in fewer letters: the rules of each layer together, as order counts within a layer alone; no declaration twice
 * in a rule; no space behind a comma.
 */
export function tidied(css: string): Root {
  const root = parseSheet(css);
  const layers = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    node.raws.before = '';
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const layer = layers.get(node.params);
    if (!layer) layers.set(node.params, node);
    else {
      layer.append(node.nodes);
      node.remove();
    }
  }
  root.walkRules((rule) => {
    const said = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      if (node.type !== 'decl') continue;
      if (!/["']/.test(node.value)) node.value = node.value.replaceAll(', ', ',');
      if (said.has(`${node}`)) node.remove();
      said.add(`${node}`);
    }
  });
  return root;
}

export const parseSheet = (css: string): Root => postcss.parse(css);
