import { createHash } from 'node:crypto';
import type { Root } from 'postcss';
import { startTags, type Tag } from '../elements.ts';
import { type Edit, edited, type Page } from '../pages.ts';
import { type FirstScreen, firstScreen } from './first-screen.ts';
import { fitsSome, orderMatters, type Place, placesIn } from './order.ts';
import { pruneRules } from './prune.ts';
import {
  customProperties,
  groupsOf,
  type Leaf,
  leavesOf,
  parseSheet,
  partOf,
  type Selection,
  tidied,
} from './rules.ts';

/** The edits that give a page its styles, and its start tags once they are made. */
export type PageStyles = { edits: Edit[]; tags: readonly Tag[]; late?: LateSheet };

/**
 * Behind a link to a style sheet no browser runs an inline script before the sheet is there or lost (HTML, "has a style sheet that
 * is blocking scripts"). So each stops reading here: what follows is not in the page until it can be dressed.
 */
const waiting = '<script>0</script>';
/** Where the rest is lost, drawings below are icons. */
const iconsBelow = (width: string) => `link~* svg,main~* svg{width:${width}}`;

/** The style sheet of what is below a first screen: path in the built site and text. */
export type LateSheet = { file: string; css: string };

/**
 * The two ways to give a page the styles of its head. Whole, they stand in the page. In two parts, the page has what its first
 * screen uses, so that one request paints it, and the rest is a file; its link stands behind the first screen. Pages with
 * the same rest share the file.
 * @param scripts sources of every script that the page may run
 */
export async function pageStyles(
  page: Page,
  scripts: readonly string[],
): Promise<{ whole: PageStyles; inTwoParts?: PageStyles & { late: LateSheet } }> {
  const { styles, edits, tags } = withoutStyles(page);
  const css = styles.map(({ text }) => text).join('\n');
  if (!css) return { whole: { edits: [], tags: page.tags } };
  const sheet = tidied(await pruneRules(css, { markup: edited(page.html, edits), tags, scripts }));
  const whole = withStyles(page, sheet.toString());
  const screen = firstScreen(page);
  if (!screen) return { whole };
  const places = placesIn(page.document);
  const used = await usedFirst(sheet, page, screen, places);
  const rest =
    iconsBelow('revert-layer') + partOf(sheet, restOf(leavesOf(sheet), used, orderMatters(places)));
  const file = `_astro/late.${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
  const own = iconsBelow('2em') + partOf(sheet, used);
  const late = { file, css: rest };
  return { whole, inTwoParts: { ...withStyles(page, own, { at: screen.end, ...late }), late } };
}

/** What the first screen uses of a style sheet. The page's modules run later, when the rest is there. */
async function usedFirst(
  sheet: Root,
  page: Page,
  { end, tags }: FirstScreen,
  places: readonly Place[],
): Promise<Selection> {
  const leaves = leavesOf(sheet);
  const starts = new Set(tags.map(({ start }) => start));
  const mayFit = fitsSome(
    places.filter(({ start }) => starts.has(start)),
    places,
  );
  const numbered = sheet.clone();
  for (const [place, leaf] of leavesOf(numbered).entries()) {
    if (isForPaper(leaf) || isForHand(leaf, tags) || !mayFit(leaf)) leaf.removeAll();
    leaf.prepend({ text: `${place}` });
  }
  const pruned = await pruneRules(numbered.toString(), {
    markup: edited(page.html.slice(0, end), withoutStyles(page).edits),
    tags: withoutStyles({ tags }).tags,
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
    if (!original) continue;
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

/**
 * Whether a rule needs a hand first: one that points, or moves the focus, or opens what lies folded, whose own styles come with
 * the rest. The link that skips the header shows itself by `:focus`, at once.
 */
function isForHand(leaf: Leaf, tags: readonly Tag[]): boolean {
  const opens = tags.some(({ attributes }) => attributes.has('open'));
  const state = opens ? /:hover|:focus-visible/ : /:hover|:focus-visible|\[open\]/;
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

/**
 * One style where the first one of the head stood; a link to the rest where the first screen ends, and where no scripts run, in the
 * head too: there it keeps back all drawing, as any style sheet does. Behind the first screen it does not, and ranks low: what is
 * seen first comes first.
 */
function withStyles(page: Page, text: string, late?: LateSheet & { at: number }): PageStyles {
  const { styles, edits, tags } = withoutStyles(page);
  const [first] = styles;
  const link = (rank = '') => (late ? `<link rel="stylesheet" href="/${late.file}"${rank}>` : '');
  const own = `<style>${text}</style>${late ? `<noscript>${link()}</noscript>` : ''}`;
  const whole = {
    edits: edits.map((edit, i) => (i === 0 ? { ...edit, text: own } : edit)),
    tags: first ? [{ ...first, text }, ...tags] : tags,
  };
  if (!late) return whole;
  const wait = { start: late.at, end: late.at };
  return {
    edits: [...whole.edits, { ...wait, text: link(' fetchpriority="low"') + waiting }],
    tags: [...whole.tags, ...startTags(waiting)],
  };
}

/** The styles of a page's head, the edits that take them out, and the start tags that stay. */
function withoutStyles({ tags }: Pick<Page, 'tags'>) {
  const head = tags.find(({ name }) => name === 'head');
  const styles = tags.filter(({ name, close }) => name === 'style' && head && close <= head.close);
  const edits = styles.map(({ start, close }): Edit => ({ start, end: close, text: '' }));
  return { styles, edits, tags: tags.filter((tag) => !styles.includes(tag)) };
}
