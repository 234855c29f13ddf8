import { createHash } from 'node:crypto';
import type { Root } from 'postcss';
import type { Tag } from '../elements.ts';
import { attributeEdit, type Edit, edited, type Page } from '../pages.ts';
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

/** Stands where the first screen ends: an element that shows, says and does nothing. */
const endMark = '<template></template>';
/** What stands behind it, or behind what holds it. */
const below = ':is(template,main>article,main)~*';
/** While a script keeps back what is below (`FirstPaint`), it takes no room on the screen; on paper it stands all the same. */
const keptBack = `@media screen{.late ${below}{display:none}}`;
/** Where the rest of the styles is lost, drawings below are icons. */
const iconsBelow = (width: string) => `${below} svg{width:${width}}`;
/** The attribute of the script in the head that asks for the rest. */
const late = 'data-late';

/** The style sheet of what is below a first screen: path in the built site and text. */
export type LateSheet = { file: string; css: string };

/**
 * The two ways to give a page the styles of its head. Whole, they stand in the page. In two parts, the page has what its first
 * screen uses, so that one request paints it, and the rest is a file, which its script asks for. Pages with the same rest
 * share the file. A page without that script has whole styles only.
 * @param scripts sources of every script that the page may run
 */
export async function pageStyles(
  page: Page,
  scripts: readonly string[],
): Promise<{ whole: PageStyles; inTwoParts?: PageStyles & { late: LateSheet } }> {
  const { styles, edits, tags } = withoutStyles(page);
  const all = styles.map(({ text }) => text).join('\n');
  const loader = page.tags.find(({ attributes }) => attributes.has(late));
  if (!all) return { whole: withLoader({ edits: [], tags: page.tags }, loader) };
  const sheet = tidied(await pruneRules(all, { markup: edited(page.html, edits), tags, scripts }));
  const screen = loader && firstScreen(page);
  if (!screen) return { whole: withLoader(withStyles(page, sheet.toString()), loader) };
  const whole = withFirstScreen(withStyles(page, keptBack + sheet), screen);
  const places = placesIn(page.document);
  const used = await usedFirst(sheet, page, screen, places);
  const css = iconsBelow('revert-layer') + partOf(sheet, restOf(leavesOf(sheet), used, orderMatters(places)));
  const file = `_astro/late.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  const own = withStyles(page, keptBack + iconsBelow('2em') + partOf(sheet, used), file);
  return {
    whole: withLoader(whole, loader),
    inTwoParts: { ...withLoader(withFirstScreen(own, screen), loader, file), late: { file, css } },
  };
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
 * One style where the first one of the head stood, and behind it the rest, if that is a file, for who runs no scripts: there it
 * keeps back all drawing, as any style sheet does.
 */
function withStyles(page: Page, text: string, file?: string): PageStyles {
  const { styles, edits, tags } = withoutStyles(page);
  const [first] = styles;
  const rest = file ? `<noscript><link rel="stylesheet" href="/${file}"></noscript>` : '';
  const own = `<style>${text}</style>${rest}`;
  return {
    edits: edits.map((edit, i) => (i === 0 ? { ...edit, text: own } : edit)),
    tags: first ? [{ ...first, text }, ...tags] : tags,
  };
}

/** Marks where the first screen ends. */
const withFirstScreen = (styles: PageStyles, { end }: FirstScreen): PageStyles => ({
  ...styles,
  edits: [...styles.edits, { start: end, end, text: endMark }],
});

/** Tells the script in the head where the rest of the styles is, if it is a file. */
function withLoader(styles: PageStyles, loader?: Tag, file?: string): PageStyles {
  if (!loader) return styles;
  const address = file && ` ${late}="/${file}"`;
  return { ...styles, edits: [...styles.edits, attributeEdit(loader, late, address)] };
}

/** The styles of a page's head, the edits that take them out, and the start tags that stay. */
function withoutStyles({ tags }: Pick<Page, 'tags'>) {
  const head = tags.find(({ name }) => name === 'head');
  const styles = tags.filter(({ name, close }) => name === 'style' && head && close <= head.close);
  const edits = styles.map(({ start, close }): Edit => ({ start, end: close, text: '' }));
  return { styles, edits, tags: tags.filter((tag) => !styles.includes(tag)) };
}
