import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Of text, large or not (WCAG 1.4.3), and of focus outlines (1.4.11). */
const least = { text: 4.5, outline: 3 };
/** No style has `:active`: what is pressed looks as when hovered. */
const states = { hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };
const controls = 'a[href]:not([tabindex="-1"]), button, summary, input, select, textarea, [role="tab"]';
/** With what stands around a control, because its styles often follow it. */
const forced = `:is(${controls}):not(.skip), :is(li, article, tr, label, p, div):has(> :is(${controls}))`;
/** Letters are transparent, and so are outlines, which may lie over a neighbour. */
const withoutText = `*, ::placeholder, ::before, ::after { -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; outline-color: transparent !important }
  svg text { fill: transparent !important }`;

type Colour = number[];
type Drawn = { name: string; colour: Colour; boxes: DOMRect[] };
type Parts = { texts: Drawn[]; outlines: Drawn[] };

/** As {@link findFaintTexts}, with all controls hovered, then focused; and outlines of the focus that hardly differ from their ground. */
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
    found.push(...(await findFaintTexts(page)).map((line) => `${state}: ${line}`));
  }
  // Its states end with the session.
  await browser.detach();
  return found;
}

/** Texts of the page with too little contrast to the pixels under them, one line each. Motion must be reduced. */
export async function findFaintTexts(page: Page, leastOfText = least.text): Promise<string[]> {
  const { texts, outlines }: Parts = await page.evaluate(drawnParts, controls);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, withoutText);
  const picture = await pictureOf(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  /** The contrast that all but a share of the pixels in its boxes reach. */
  const contrastOf = ({ colour, boxes }: Drawn, share: number): number => {
    // Few colours are under a text: each is compared once, not at each of its pixels.
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
  // A hairline or a neighbour's edge is no ground; of an outline, half may run along an edge of its own colour.
  return [...new Set([...faint(texts, leastOfText, 0.1), ...faint(outlines, least.outline, 0.5)])];
}

/** The whole page as PNG. Playwright's own picture is packed smaller, which takes twice as long. */
async function pictureOf(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const { cssContentSize } = await browser.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const { data } = await browser.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await browser.detach();
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

/** Shown texts and outlines, with their places in the page and their colours. Runs in the page. */
function drawnParts(controls: string): Parts {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colourOf = (text: string, opacity = 1): Colour => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = text;
    canvas?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, (alpha / 255) * opacity];
  };
  const around = (element: Element): Element[] =>
    element.parentElement ? [element, ...around(element.parentElement)] : [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('option, script, style, [inert], :disabled, [aria-disabled="true"]');
  const clipped = (box: DOMRect, element: Element): DOMRect[] => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (const outer of around(element)) {
      const { overflow, clipPath } = getComputedStyle(outer);
      if (clipPath.startsWith('inset(50%')) return [];
      if (overflow === 'visible' || outer === document.body) continue;
      const edge = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    const isLeft = right - left > 2 && bottom - top > 1;
    return isLeft ? [new DOMRect(left + scrollX, top + scrollY, right - left, bottom - top)] : [];
  };

  const texts: Drawn[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent?.trim() || !isShown(parentElement)) continue;
    const { fill, color } = getComputedStyle(parentElement);
    const opacity = around(parentElement).reduce(
      (all, each) => all * Number(getComputedStyle(each).opacity),
      1,
    );
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    // The middle half of each line, where the letters are.
    const lines = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
    );
    texts.push({
      name: textContent.trim().slice(0, 50),
      colour: colourOf(parentElement.closest('svg') ? fill : color, opacity),
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
  return { texts, outlines };
}
