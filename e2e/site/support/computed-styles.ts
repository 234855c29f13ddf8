import type { Page } from '@playwright/test';

/** How an element is drawn: its start tag, and a sum of the values of all properties. */
type Look = { tag: string; sum: number };

/**
 * How each element of the page's body is drawn, in document order, with what stands before and after it. Runs without the
 * page's scripts too. Custom properties are left out: what they do is seen in the others.
 */
export const computedStyles = async (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !/^--|-origin$/.test(name));
    const sumOf = (text: string, sum: number) => {
      let next = sum;
      for (let i = 0; i < text.length; i += 1) next = Math.imul(next ^ text.charCodeAt(i), 16_777_619);
      return next;
    };
    const add = (sum: number, style: CSSStyleDeclaration) =>
      names.reduce((before, name) => sumOf(style.getPropertyValue(name), before), sum);
    return [...document.body.querySelectorAll(':not(script, style, link, meta)')].map((element) => {
      const own = add(0, getComputedStyle(element));
      const sum = ['::before', '::after'].reduce((before, side) => {
        const style = getComputedStyle(element, side);
        return ['none', 'normal'].includes(style.content) ? before : add(sumOf(side, before), style);
      }, own);
      const tag = (element.cloneNode() as Element).outerHTML.slice(0, 90);
      return { tag, sum };
    });
  });

/** The start tags of the last few elements that are drawn otherwise: boxes around them come first. */
export function styleDifferences(one: readonly Look[], other: readonly Look[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements became ${other.length}`];
  return one.flatMap(({ tag, sum }, i) => (other[i]?.sum === sum ? [] : [tag])).slice(-5);
}
