import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'postcss';
import type { Tag } from '../elements.ts';
import { type Edit, edited, type Page } from '../pages.ts';
import { type FirstScreen, firstScreen } from './first-screen.ts';
import { orderMatters } from './order.ts';
import { pruneRules } from './prune.ts';
import {
  customProperties,
  groupsOf,
  type Leaf,
  leavesOf,
  parseSheet,
  partOf,
  type Selection,
} from './rules.ts';

/** The edits that give a page its styles, and its start tags once they are made. */
export type SplitStyles = { edits: Edit[]; tags: readonly Tag[]; late?: LateSheet };

/** A rest of less than this share of the styles is not worth a request. */
const leastShare = 1 / 2;

/**
 * A page of more comes whole: it needs a second round trip anyway, and nothing of it would be there earlier. Counted with a
 * quick brotli, which makes 15.4 kB of what is sent as 13.4.
 */
const longestQuickBytes = 15_450;

/**
 * Where the rest is late, or lost: drawings below the first screen are icons, and the page is long enough to have its
 * scroll bar. It comes first, so its layer is the lowest: whatever else says so counts more, and the rest takes it back.
 */
const untilThere =
  '@layer bare{body{min-height:var(--rest,101vh)}link~* svg,main~* svg{width:var(--rest,2em)}}';
const isThere = ':root{--rest:auto}';

/** The style sheet of what is below a first screen: path in the built site and text. */
export type LateSheet = { file: string; css: string };

/**
 * Divides the styles of a page's head in two. In the page stands what its first screen uses, so that one request paints it.
 * The rest is a file; its link stands behind the first screen, where a browser draws all before it and waits with
 * what follows. Pages with the same rest share the file.
 * @param scripts sources of every script that the page may run
 */
export async function splitStyles(page: Page, scripts: readonly string[]): Promise<SplitStyles> {
  const css = headStyles(page)
    .map(({ text }) => text)
    .join('\n');
  if (!css) return { edits: [], tags: page.tags };
  const tags = tagsWithoutStyles(page);
  const all = await pruneRules(css, { markup: markupWithoutStyles(page), tags, scripts });
  const screen = firstScreen(page);
  if (!screen) return withStyles(page, all);
  const sheet = parseSheet(all);
  const used = await usedFirst(sheet, page, screen);
  const rest = partOf(sheet, restOf(leavesOf(sheet), used, orderMatters(tags)));
  if (rest.length < all.length * leastShare) return withStyles(page, all);
  const own = untilThere + partOf(sheet, used);
  if (quickBrotliBytes(own + markupWithoutStyles(page)) > longestQuickBytes) return withStyles(page, all);
  const late = isThere + rest;
  const file = `_astro/late.${createHash('sha256').update(late).digest('base64url').slice(0, 8)}.css`;
  return withStyles(page, own, { at: screen.end, file, css: late });
}

function quickBrotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** What the first screen uses of a style sheet. The page's modules run later, when the rest is there. */
async function usedFirst(sheet: Root, page: Page, { end, tags }: FirstScreen): Promise<Selection> {
  const leaves = leavesOf(sheet);
  const numbered = sheet.clone();
  for (const [place, leaf] of leavesOf(numbered).entries()) leaf.prepend({ text: `${place}` });
  const pruned = await pruneRules(numbered.toString(), {
    markup: edited(page.html.slice(0, end), withoutStyles(page)),
    tags: tags.filter((tag) => !headStyles(page).includes(tag)),
    scripts: [],
  });
  const used = new Map<number, ReadonlySet<string> | 'whole'>();
  // A list of layers says their order: it comes first.
  for (const [place, { nodes }] of leaves.entries()) if (!nodes) used.set(place, 'whole');
  for (const leaf of leavesOf(parseSheet(pruned))) {
    const [number] = leaf.nodes ?? [];
    if (number?.type !== 'comment' || leaf.nodes?.length === 1) continue;
    const place = Number(number.text);
    const original = leaves[place];
    if (!original || isForPaper(original) || isForHand(original, tags)) continue;
    const names = customProperties(leaf);
    used.set(place, names.length === customProperties(original).length ? 'whole' : new Set(names));
  }
  return used;
}

const isForPaper = (leaf: Leaf) =>
  [leaf, ...groupsOf(leaf)].some(
    (each) =>
      each.type === 'atrule' && (each.name === 'page' || (each.name === 'media' && each.params === 'print')),
  );

/** Whether a rule needs a hand first: one that points, or opens what lies folded, whose own styles come with the rest. */
function isForHand(leaf: Leaf, tags: readonly Tag[]): boolean {
  const state = tags.some(({ attributes }) => attributes.has('open')) ? /:hover/ : /:hover|\[open\]/;
  return (
    leaf.type === 'rule' &&
    leaf.selectors.every((selector) => state.test(selector.replace(/:not\([^()]*\)/g, '')))
  );
}

/**
 * The part of a style sheet that the page lacks. A rule that the page has is in it too where its place behind another one of
 * this part may matter: the part is read after the page's own styles.
 */
function restOf(
  leaves: readonly Leaf[],
  used: Selection,
  mayMatter: (one: Leaf, other: Leaf) => boolean,
): Selection {
  const rest = new Map<number, ReadonlySet<string> | 'whole'>();
  const before: Leaf[] = [];
  for (const [place, leaf] of leaves.entries()) {
    const there = used.get(place);
    const isWanted = there === undefined || before.some((other) => mayMatter(leaf, other));
    if (!isWanted && there === 'whole') continue;
    const lacking = customProperties(leaf).filter((name) => there !== 'whole' && !there?.has(name));
    rest.set(place, isWanted ? 'whole' : new Set(lacking));
    before.push(leaf);
  }
  return rest;
}

/** One style where the first one of the head stood, and a link to the rest where the first screen ends. */
function withStyles(page: Page, text: string, late?: LateSheet & { at: number }): SplitStyles {
  const styles = headStyles(page);
  const [first] = styles;
  const edits = withoutStyles(page).map((edit, i) =>
    i === 0 ? { ...edit, text: `<style>${text}</style>` } : edit,
  );
  const link = late && {
    start: late.at,
    end: late.at,
    text: `<link rel="stylesheet" href="/${late.file}">`,
  };
  return {
    edits: [...edits, ...(link ? [link] : [])],
    tags: page.tags.flatMap((tag) =>
      tag === first ? [{ ...tag, text }] : styles.includes(tag) ? [] : [tag],
    ),
    ...(late && { late: { file: late.file, css: late.css } }),
  };
}

function headStyles({ tags }: Pick<Page, 'tags'>): Tag[] {
  const head = tags.find(({ name }) => name === 'head');
  return tags.filter(({ name, close }) => name === 'style' && head && close <= head.close);
}

const withoutStyles = (page: Page): Edit[] =>
  headStyles(page).map(({ start, close }) => ({ start, end: close, text: '' }));

const markupWithoutStyles = (page: Page) => edited(page.html, withoutStyles(page));

function tagsWithoutStyles(page: Page): Tag[] {
  const styles = headStyles(page);
  return page.tags.filter((tag) => !styles.includes(tag));
}
