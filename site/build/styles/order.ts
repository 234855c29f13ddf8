import type { Tag } from '../elements.ts';
import { groupsOf, type Leaf } from './rules.ts';

/** What the element has that a selector's last part selects; undefined where that can't be read off. */
type Subject = {
  name: string | undefined;
  classes: string[];
  pseudoElement: string;
  /** Specificity of the whole selector (Selectors 4, section 17). */
  specificity: string | undefined;
};

/**
 * Says of two leaves whether their order may matter: they stand in the same cascade layer, set related properties, and
 * some element of the pages may be selected by both with the same specificity. In doubt it does.
 */
export function orderMatters(tags: readonly Tag[]): (one: Leaf, other: Leaf) => boolean {
  const kinds = new Map(
    tags.map(({ name, attributes }) => [
      `${name} ${attributes.get('class') ?? ''}`,
      { name, classes: new Set((attributes.get('class') ?? '').split(/\s+/)) },
    ]),
  );
  const known = new Set([...kinds.values()].flatMap(({ classes }) => [...classes]));
  const meetings = new Map<string, boolean>();
  const meet = (one: Subject, other: Subject): boolean => {
    if (one.pseudoElement !== other.pseudoElement) return false;
    if (one.specificity && other.specificity && one.specificity !== other.specificity) return false;
    const names = new Set([one.name, other.name].filter((name) => name !== undefined));
    if (names.size > 1) return false;
    const [name] = names;
    // A class that no markup has is one that a script gives: it may come to any element.
    const classes = [...one.classes, ...other.classes].filter((word) => known.has(word));
    const key = `${name ?? '*'} ${classes.join(' ')}`;
    const answer =
      meetings.get(key) ??
      [...kinds.values()].some(
        (kind) => (!name || kind.name === name) && classes.every((word) => kind.classes.has(word)),
      );
    meetings.set(key, answer);
    return answer;
  };
  return (one, other) => {
    if (layerOf(one) !== layerOf(other)) return false;
    if (one.type !== 'rule' || other.type !== 'rule') return one.type === other.type;
    const families = familiesOf(other);
    if (![...familiesOf(one)].some((family) => families.has(family))) return false;
    const [left, right] = [subjectsOf(one), subjectsOf(other)];
    return left.some((subject) => right.some((each) => meet(subject, each)));
  };
}

function layerOf(leaf: Leaf): string {
  return groupsOf(leaf)
    .filter(({ name }) => name === 'layer')
    .map(({ params }) => params)
    .join(' in ');
}

const subjects = new WeakMap<Leaf, Subject[]>();

function subjectsOf(rule: Leaf): Subject[] {
  const found = subjects.get(rule) ?? readSubjects(rule);
  subjects.set(rule, found);
  return found;
}

function readSubjects(rule: Leaf): Subject[] {
  if (rule.type !== 'rule') return [];
  const anything = { name: undefined, classes: [], pseudoElement: '', specificity: undefined };
  // Nested rules select what their parent's selector alone doesn't tell.
  if (rule.nodes.some(({ type }) => type !== 'decl' && type !== 'comment')) return [anything];
  return rule.selectors.map((selector) => {
    const last =
      withoutBrackets(selector)
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      name: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, word = '']) => word),
      pseudoElement: /::?(before|after)|::[\w-]+/.exec(last)?.[0].replace('::', ':') ?? '',
      specificity: specificityOf(selector),
    };
  });
}

/** Without what stands in brackets, which only narrows down. */
function withoutBrackets(selector: string): string {
  const without = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return without === selector ? selector : withoutBrackets(without);
}

/** Undefined where a selector holds others, whose specificity would count. */
function specificityOf(selector: string): string | undefined {
  if (/:(?:is|not|has|where|nth-\w+|host)\b|&|\\/.test(selector)) return undefined;
  const plain = selector.replace(/\[[^\]]*\]/g, '[]');
  const elements = /::[\w-]+|:(?:before|after|first-letter|first-line)\b/g;
  const rest = plain.replace(elements, '').replace(/\([^()]*\)/g, '');
  return [
    rest.match(/#/g)?.length ?? 0,
    rest.match(/\.|:|\[\]/g)?.length ?? 0,
    (plain.match(elements)?.length ?? 0) + (rest.match(/(?<![\w.#:-])[a-z]/gi)?.length ?? 0),
  ].join();
}

/** Properties that a shorthand of another family sets, or that set the same under another name. */
const kin: Record<string, string> = {
  block: 'height',
  bottom: 'inset',
  inline: 'width',
  justify: 'align',
  left: 'inset',
  line: 'font',
  place: 'align',
  right: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  top: 'inset',
  white: 'text',
};

const families = new WeakMap<Leaf, ReadonlySet<string>>();

/** Families of the properties that a rule sets: properties of different families never set the same. */
function familiesOf(rule: Leaf): ReadonlySet<string> {
  const known = families.get(rule);
  if (known) return known;
  const found = new Set<string>();
  rule.walkDecls(({ prop }) => {
    const [first = prop] = prop.replace(/^-(?:webkit|moz|ms|o)-/, '').split('-');
    found.add(prop.startsWith('--') ? prop : (kin[first] ?? first));
  });
  families.set(rule, found);
  return found;
}
