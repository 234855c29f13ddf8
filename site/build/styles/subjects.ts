import type { Leaf } from './rules.ts';

/** What can be read off a selector about the elements that it selects. Names are tags, and classes with a dot before them. */
export type Subject = {
  /** Names that the element itself must have. */
  own: readonly string[];
  /** Names that it, or what it stands in, must have. */
  around: readonly string[];
  pseudoElement: string;
  /** Specificity of the whole selector (Selectors 4, section 17); undefined where it can't be read off. */
  specificity: string | undefined;
};

const subjects = new WeakMap<Leaf, Subject[]>();

/** One subject for each selector of a rule; none for other leaves. */
export function subjectsOf(leaf: Leaf): Subject[] {
  const found = subjects.get(leaf) ?? readSubjects(leaf);
  subjects.set(leaf, found);
  return found;
}

function readSubjects(leaf: Leaf): Subject[] {
  if (leaf.type !== 'rule') return [];
  // Nested rules select what their parent's selector alone doesn't tell.
  const hasNested = leaf.nodes.some(({ type }) => type !== 'decl' && type !== 'comment');
  if (hasNested || leaf.selector.includes('&')) {
    return [{ own: [], around: [], pseudoElement: '', specificity: undefined }];
  }
  return leaf.selectors.map((selector) => {
    const [last = '', ...ancestors] = partsOf(withoutBrackets(selector)).toReversed();
    return {
      own: namesIn(last),
      around: ancestors.flatMap(namesIn),
      pseudoElement: /::?(before|after)|::[\w-]+/.exec(last)?.[0].replace('::', ':') ?? '',
      specificity: specificityOf(selector),
    };
  });
}

/** The parts that an element and its ancestors must fit. A sibling is neither: nothing is asked of it. */
function partsOf(selector: string): string[] {
  return selector
    .trim()
    .replace(/[^\s>+~]+(?=\s*[+~])/g, '')
    .split(/[\s>+~]+/)
    .filter(Boolean);
}

function namesIn(part: string): string[] {
  const tag = /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase();
  return [...(tag ? [tag] : []), ...(part.match(/\.(?:[\w-]|\\.)+/g) ?? [])];
}

/** Without what stands in brackets, which only narrows down. */
function withoutBrackets(selector: string): string {
  const without = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return without === selector ? selector : withoutBrackets(without);
}

const withinBrackets = /:(is|not|has|where|[\w-]+)\(([^()]*)\)/;

/** Undefined where it can't be read off: the parent's counts in a nested selector, and an escaped letter hides what it is. */
function specificityOf(selector: string): string | undefined {
  return /&|\\| of /.test(selector) ? undefined : countsOf(selector.replace(/\[[^\]]*\]/g, '[]')).join();
}

/** Ids; classes, attributes and states; elements. */
function countsOf(selector: string): [number, number, number] {
  const [whole, name = '', content = ''] = withinBrackets.exec(selector) ?? [];
  if (whole) {
    const [most = ''] = content.split(',').toSorted((one, other) => compare(countsOf(other), countsOf(one)));
    const counting = { is: ` ${most} `, not: ` ${most} `, has: ` ${most} `, where: ' ' }[name] ?? ':state';
    return countsOf(selector.replace(whole, () => counting));
  }
  const elements = /::[\w-]+|:(?:before|after|first-letter|first-line)\b/g;
  const rest = selector.replace(elements, '');
  return [
    rest.match(/#/g)?.length ?? 0,
    rest.match(/\.|:|\[\]/g)?.length ?? 0,
    (selector.match(elements)?.length ?? 0) + (rest.match(/(?<![\w.#:-])[a-z]/gi)?.length ?? 0),
  ];
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((count, i) => count !== other[i]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
