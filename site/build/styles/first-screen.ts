import { type Element, elementsIn, type Tag } from '../elements.ts';
import type { Page } from '../pages.ts';

/** Source length from which the first part of a page fills a good piece of a screen. */
const leastLength = 2000;

/** What of a page is on the screen first. */
export type FirstScreen = {
  /** Offset where it ends: behind whole parts of `main`, or of the article in it. */
  end: number;
  /** The start tags before that, without what lies folded in a closed `details`. */
  tags: readonly Tag[];
};

/**
 * The first screen of a page: all before `main`, and of `main` (or of the article in it) as many parts as make a head, the title
 * among them.
 * @returns undefined for a page without `main`, such as a redirect
 */
export function firstScreen({ document, tags }: Pick<Page, 'document' | 'tags'>): FirstScreen | undefined {
  const elements = [...elementsIn(document)];
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  const end = endOfHead(main);
  if (end === undefined) return undefined;
  const folded = elements.filter(isClosed).map(foldedRange);
  return {
    end,
    tags: tags.filter(
      ({ start }) => start < end && !folded.some((range) => start >= range.start && start < range.end),
    ),
  };
}

function endOfHead(parent: Element): number | undefined {
  const all = childElements(parent);
  const parts = all.filter(({ tagName }) => !['style', 'script'].includes(tagName));
  const from = parts[0]?.sourceCodeLocation?.startOffset ?? 0;
  let hasTitle = !isTitled(parent);
  for (const part of parts) {
    if (part.tagName === 'article') return endOfHead(part);
    const end = part.sourceCodeLocation?.endOffset ?? from;
    hasTitle ||= isTitled(part);
    if ((hasTitle && end - from >= leastLength) || part === parts.at(-1))
      return behindScripts(all.slice(all.indexOf(part) + 1)) ?? end;
  }
  return undefined;
}

/** Where the scripts end that judge what stands before them, such as dates: they run before that is painted. */
function behindScripts(following: readonly Element[]): number | undefined {
  const other = following.findIndex(({ tagName }) => tagName !== 'script');
  const scripts = other < 0 ? following : following.slice(0, other);
  return scripts.at(-1)?.sourceCodeLocation?.endOffset;
}

const isTitled = (part: Element) => [...elementsIn(part)].some(({ tagName }) => tagName === 'h1');

function isClosed({ tagName, attrs }: Element): boolean {
  return tagName === 'details' && !attrs.some(({ name }) => name === 'open');
}

/** What a closed `details` hides: all behind its summary. */
function foldedRange(details: Element): { start: number; end: number } {
  const summary = childElements(details).find(({ tagName }) => tagName === 'summary');
  const place = details.sourceCodeLocation;
  return {
    start: summary?.sourceCodeLocation?.endOffset ?? place?.startOffset ?? 0,
    end: place?.endOffset ?? 0,
  };
}

function childElements({ childNodes }: Element): Element[] {
  return childNodes.filter((node): node is Element => 'tagName' in node);
}
