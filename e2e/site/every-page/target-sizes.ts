import type { Page } from '@playwright/test';

/**
 * Width and height in CSS px: of every target WCAG 2.2, 2.5.8, without its exception for targets that stand apart; of a
 * control the design's minimum. Six dots of the banner share a phone's width.
 */
const least = { target: 24, control: 44 };
const everyTarget = 'a[href], button, input, select, textarea, summary';
const controls = 'button:not([data-show]), summary, input, select, textarea';

/**
 * Visible controls and links that are too small; links within a sentence are excepted (WCAG 2.5.8, "Inline"). Labels
 * and stretched links widen a control.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ sizes, everyTarget, controls }) => {
      const targets = document.querySelectorAll<HTMLElement>(everyTarget);
      return [...targets].filter(isReachable).flatMap((target) => {
        if (isInSentence(target)) return [];
        const least = target.matches(controls) ? sizes.control : sizes.target;
        const { width, height } = hitBox(target, least);
        if (width >= least && height >= least) return [];
        return `${nameOf(target)}: ${Math.round(width)} × ${Math.round(height)}`;
      });

      function isReachable(target: HTMLElement): boolean {
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        if (target.closest('[inert], [aria-hidden="true"]') || target.matches(':disabled')) return false;
        const { width, height, bottom, right } = target.getBoundingClientRect();
        return width > 1 && height > 1 && bottom + scrollY > 0 && right > 0;
      }

      function isInSentence(target: HTMLElement): boolean {
        if (getComputedStyle(target).display !== 'inline') return false;
        let block = target.parentElement;
        while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
        const words = (text: string | null | undefined) => text?.replace(/\s+/g, '') ?? '';
        const links = [...(block?.querySelectorAll('a') ?? [])]
          .map((link) => words(link.textContent))
          .join('');
        return words(block?.textContent).length > links.length;
      }

      /** Width and height of the area that leads to the target, measured from its middle. */
      function hitBox(target: HTMLElement, least: number): { width: number; height: number } {
        const box = target.getBoundingClientRect();
        if (box.width >= least && box.height >= least) return box;
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const [first = box] = target.getClientRects();
        const x = first.left + first.width / 2;
        const y = first.top + first.height / 2;
        const reach = (stepX: number, stepY: number) => {
          let distance = 0;
          while (
            distance < least &&
            leadsTo(x + stepX * (distance + 1), y + stepY * (distance + 1), target)
          ) {
            distance += 1;
          }
          return distance;
        };
        return {
          width: Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1),
          height: Math.max(box.height, reach(0, -1) + reach(0, 1) + 1),
        };
      }

      function leadsTo(x: number, y: number, target: HTMLElement): boolean {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        if (target.contains(hit)) return true;
        return hit.closest('label')?.control === target;
      }

      function nameOf(target: HTMLElement): string {
        const name = target.ariaLabel || target.textContent?.trim() || target.id;
        return `${target.localName} "${name.replace(/\s+/g, ' ').slice(0, 40)}"`;
      }
    },
    { sizes: least, everyTarget, controls },
  );
}
