import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Contrast ratios of text of any size (WCAG 1.4.3 without the exception for large text), and of focus outlines (1.4.11). */
const least = { text: 4.5, outline: 3 };
/** No style has `:active`: what is pressed looks as when hovered. */
const states = { hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };
const controls = 'a[href]:not([tabindex="-1"]), button, summary, input, select, textarea, [role="tab"]';
/** The states are forced on a control's ancestors and siblings too, because styles often depend on them. */
const forced = `:is(${controls}):not(.skip), :is(li, article, tr, label, p, div):has(> :is(${controls}))`;
/** Makes letters transparent, and outlines, which may cover a neighbour. */
const withoutText = `*, ::placeholder, ::before, ::after { -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; outline-color: transparent !important }
  svg text { fill: transparent !important }`;

type Colour = number[];
/** A box in px of the page. */
type Box = { left: number; top: number; right: number; bottom: number };
type Drawn = { name: string; colour: Colour; boxes: Box[] };
type Parts = { texts: Drawn[]; outlines: Drawn[] };

/**
 * As {@link findFaintTexts}, with all controls hovered, then focused. Includes outlines of the focus that
 * hardly differ from their background.
 */
export async function findFaintStates(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: forced });
  const found: string[] = [];
  for (const [state, forcedPseudoClasses] of Object.entries(states)) {
    await Promise.all(
      nodeIds.map((nodeId) => browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
    found.push(...(await findFaintTexts(page)).map((line) => `${state}, ${line}`));
  }
  // The forced states end with the session.
  await browser.detach();
  return found;
}

/**
 * Texts of the page with too little contrast to the pixels under them, in the light theme and in the dark one, which it
 * leaves. One line each. Motion must be reduced.
 */
export async function findFaintTexts(page: Page, leastOfText = least.text): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(
      ...(await faintOnes(page, browser, leastOfText)).map((line) => `${colorScheme} theme: ${line}`),
    );
  }
  await browser.detach();
  return found;
}

async function faintOnes(page: Page, browser: CDPSession, leastOfText: number): Promise<string[]> {
  // Sent as text: Playwright takes as long for thousands of numbers as the page does to find them.
  const { texts, outlines }: Parts = JSON.parse(await page.evaluate(drawnParts, { controls, withoutText }));
  const picture = await pictureOf(browser);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  /** The contrast that all but a share of the pixels in its boxes reach. */
  const contrastOf = ({ colour, boxes }: Drawn, share: number): number => {
    // Few colours are under a text, so each is compared once and not at each pixel.
    const pixels = new Map<number, number>();
    let count = 0;
    for (const { left, top, right, bottom } of boxes) {
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, info.height); y += 2) {
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, info.width); x += 2) {
          const ground = data.readUIntBE(3 * (y * info.width + x), 3);
          pixels.set(ground, (pixels.get(ground) ?? 0) + 1);
          count += 1;
        }
      }
    }
    const contrasts = [...pixels].map(
      ([ground, count]) =>
        [contrast(colour, [ground >> 16, (ground >> 8) & 255, ground & 255]), count] as const,
    );
    let left = Math.floor(count * share);
    for (const [found, count] of contrasts.sort(([a], [b]) => a - b)) {
      if (left < count) return found;
      left -= count;
    }
    return Infinity;
  };
  const faint = (drawn: Drawn[], leastContrast: number, share: number) =>
    drawn.flatMap((each) => {
      const found = contrastOf(each, share);
      return found < leastContrast - 0.01 ? [`${found.toFixed(2)}: ${each.name}`] : [];
    });
  // A hairline or a neighbour's edge is no background. Half of an outline may run along an edge of its own
  // colour.
  return [...new Set([...faint(texts, leastOfText, 0.1), ...faint(outlines, least.outline, 0.5)])];
}

/** The whole page as PNG. Playwright's own picture is packed smaller, which takes twice as long. */
async function pictureOf(browser: CDPSession): Promise<Buffer> {
  const { cssContentSize } = await browser.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const { data } = await browser.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

function contrast([red = 0, green = 0, blue = 0, alpha = 1]: Colour, ground: Colour): number {
  const blended = [red, green, blue].map(
    (value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha),
  );
  const [dark = 0, light = 0] = [luminance(blended), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Shown texts and outlines, with their places in the page and their colours, as JSON. Then takes the texts away. Runs in
 * the page.
 */
function drawnParts({ controls, withoutText }: { controls: string; withoutText: string }): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const knownColours = new Map<string, Colour>();
  const colourOf = (text: string): Colour => {
    const known = knownColours.get(text);
    if (known) return known;
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = text;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    const colour = [red, green, blue, alpha / 255];
    knownColours.set(text, colour);
    return colour;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('option, script, style, [inert], :disabled, [aria-disabled="true"]');

  /** Effect of the ancestors on a text; each box is examined once. */
  type Surroundings = { opacity: number; clip: Box };
  const endless: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const knownSurroundings = new Map<Element, Surroundings>();
  const surroundings = (element: Element | null): Surroundings => {
    if (!element) return { opacity: 1, clip: endless };
    const known = knownSurroundings.get(element);
    if (known) return known;
    const outer = surroundings(element.parentElement);
    const { opacity, overflow, clipPath } = getComputedStyle(element);
    const isOpen = overflow === 'visible' || element === document.body;
    const own = isOpen ? endless : element.getBoundingClientRect();
    const found = {
      opacity: outer.opacity * Number(opacity),
      clip: clipPath.startsWith('inset(50%') ? nowhere : common(outer.clip, own),
    };
    knownSurroundings.set(element, found);
    return found;
  };
  const clipped = (box: Box, element: Element): Box[] => {
    const { left, top, right, bottom } = common(box, surroundings(element).clip);
    const isLeft = right - left > 2 && bottom - top > 1;
    const [x, y] = [scrollX, scrollY];
    return isLeft ? [{ left: left + x, top: top + y, right: right + x, bottom: bottom + y }] : [];
  };

  const texts: Drawn[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue;
    const { fill, color } = getComputedStyle(parentElement);
    const [red = 0, green = 0, blue = 0, alpha = 0] = colourOf(parentElement.closest('svg') ? fill : color);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    // The middle half of each line, where the letters are.
    const lines = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
    );
    texts.push({
      name: textContent.trim().slice(0, 50),
      colour: [red, green, blue, alpha * surroundings(parentElement).opacity],
      boxes: lines.flatMap((line) => clipped(line, parentElement)),
    });
  }

  const outlines = [...document.querySelectorAll(controls)].filter(isShown).flatMap((element): Drawn[] => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none') return [];
    const wide = Number.parseFloat(outlineWidth);
    const off = Number.parseFloat(outlineOffset) + wide;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const sides = [
      new DOMRect(left - off, top - off, width + 2 * off, wide),
      new DOMRect(left - off, bottom + off - wide, width + 2 * off, wide),
      new DOMRect(left - off, top - off, wide, height + 2 * off),
      new DOMRect(right + off - wide, top - off, wide, height + 2 * off),
    ];
    return [
      {
        name: `outline of ${element.localName} ${element.textContent?.trim().slice(0, 40) || element.id}`,
        colour: colourOf(outlineColor),
        boxes: sides.flatMap((side) => clipped(side, element.parentElement ?? element)),
      },
    ];
  });

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withoutText);
  document.adoptedStyleSheets.push(sheet);
  return JSON.stringify({ texts, outlines });
}
