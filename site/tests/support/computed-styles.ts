import type { Page } from '@playwright/test';

/** What a browser draws: names of the properties, and for each element of the body its tag and their values. */
export type ComputedStyles = {
  properties: string[];
  elements: { tag: string; isShown: boolean; values: string[] }[];
};

/**
 * How each element of the page's body is drawn, in document order, with what stands before and after it. Runs without the
 * page's scripts too. Custom properties are left out: what they do is seen in the others.
 */
export async function computedStyles(page: Page): Promise<ComputedStyles> {
  return page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !/^--|-origin$/.test(name));
    const values = (style: CSSStyleDeclaration) => properties.map((name) => style.getPropertyValue(name));
    const elements = [...document.body.querySelectorAll(':not(script, style, link, meta)')];
    return {
      properties,
      elements: elements.map((element) => {
        const around = ['::before', '::after'].flatMap((side) => {
          const style = getComputedStyle(element, side);
          return ['none', 'normal'].includes(style.content) ? [] : values(style);
        });
        const tag = element.outerHTML.slice(0, 90);
        const isShown = element.checkVisibility();
        return { tag, isShown, values: [...values(getComputedStyle(element)), ...around] };
      }),
    };
  });
}

/** The first few elements that are drawn otherwise, each with the properties that differ. */
export function styleDifferences(one: ComputedStyles, other: ComputedStyles): string[] {
  const names = one.properties;
  if (one.elements.length !== other.elements.length) {
    return [`${one.elements.length} elements became ${other.elements.length}`];
  }
  return one.elements
    .flatMap(({ tag, values }, i) => {
      const after = other.elements[i]?.values ?? [];
      const changed = values.flatMap((value, j) =>
        isSame(value, after[j]) ? [] : [`${names[j % names.length]}: ${value} → ${after[j]}`],
      );
      return changed.length === 0 ? [] : [`${tag}: ${changed.slice(0, 4).join('; ')}`];
    })
    .slice(0, 5);
}

const numbers = /-?\d*\.?\d+(?:e-?\d+)?/g;

/** A text in one piece is some hundredths of a pixel narrower than in two. */
function isSame(value: string, other = ''): boolean {
  if (value === other) return true;
  const [these = [], those = []] = [value, other].map((text) => text.match(numbers)?.map(Number));
  return (
    value.replace(numbers, '') === other.replace(numbers, '') &&
    these.every((number, i) => Math.abs(number - (those[i] ?? Number.NaN)) < 0.1)
  );
}
