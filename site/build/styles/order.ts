import { type Document, type Element, elementsIn } from '../elements.ts';
import { groupsOf, type Leaf } from './rules.ts';
import { type Subject, subjectsOf } from './subjects.ts';

/** An element as selectors see it. Names are tags, and classes with a dot before them. */
export type Place = {
  /** Offset of the element's start tag. */
  start: number;
  own: ReadonlySet<string>;
  /** The names of all elements that it stands in. */
  around: ReadonlySet<string>;
};

/** The places of all elements of a page, in document order. */
export function placesIn(document: Document): Place[] {
  const places = new Map<unknown, Place>();
  for (const element of elementsIn(document)) {
    const parent = places.get(element.parentNode);
    const own = new Set(namesOf(element));
    const around = new Set([...(parent?.around ?? []), ...(parent?.own ?? [])]);
    places.set(element, { start: element.sourceCodeLocation?.startOffset ?? 0, own, around });
  }
  return [...places.values()];
}

function namesOf({ tagName, attrs }: Element): string[] {
  const classes = attrs.find(({ name }) => name === 'class')?.value ?? '';
  return [tagName.toLowerCase(), ...(classes.match(/\S+/g) ?? []).map((word) => `.${word}`)];
}

/**
 * Says of two leaves whether their order may matter: they stand in the same cascade layer, set related properties, and
 * some element of the page may be selected by both with the same specificity. In doubt it does: a script may put an element of
 * a known kind, or a class that no markup has, anywhere.
 */
export function orderMatters(places: readonly Place[]): (one: Leaf, other: Leaf) => boolean {
  const known = new Set(places.flatMap(({ own }) => [...own]));
  const kinds = distinct(places.map(({ own }) => own));
  const surroundings = distinct(places.map(({ own, around }) => new Set([...own, ...around])));
  const answers = new Map<string, boolean>();
  const someHasAll = (sets: ReadonlySet<string>[], words: string[]): boolean => {
    const wanted = [...new Set(words)].filter((word) => !word.startsWith('.') || known.has(word)).sort();
    const key = `${sets === kinds} ${wanted}`;
    const answer = answers.get(key) ?? sets.some((set) => wanted.every((word) => set.has(word)));
    answers.set(key, answer);
    return answer;
  };
  const meet = (one: Subject, other: Subject): boolean => {
    if (one.pseudoElement !== other.pseudoElement) return false;
    if (one.specificity && other.specificity && one.specificity !== other.specificity) return false;
    return (
      someHasAll(kinds, [...one.own, ...other.own]) &&
      someHasAll(surroundings, [...one.around, ...other.around])
    );
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

/**
 * Says of a leaf whether it may select one of these places. States and attributes change while a page is used, and classes
 * that no place of the page has come from scripts: they are taken as given.
 */
export function fitsSome(places: readonly Place[], all: readonly Place[]): (leaf: Leaf) => boolean {
  const known = new Set(all.flatMap(({ own }) => [...own]));
  const isMet = (names: readonly string[], set: ReadonlySet<string>, more?: ReadonlySet<string>) =>
    names.every((name) => set.has(name) || more?.has(name) || (name.startsWith('.') && !known.has(name)));
  return (leaf) =>
    leaf.type !== 'rule' ||
    subjectsOf(leaf).some(({ own, around }) =>
      places.some((place) => isMet(own, place.own) && isMet(around, place.own, place.around)),
    );
}

/** Each set once. */
function distinct(sets: ReadonlySet<string>[]): ReadonlySet<string>[] {
  return [...new Map(sets.map((set) => [[...set].sort().join(' '), set])).values()];
}

function layerOf(leaf: Leaf): string {
  return groupsOf(leaf)
    .filter(({ name }) => name === 'layer')
    .map(({ params }) => params)
    .join(' in ');
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
