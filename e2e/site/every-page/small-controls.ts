import type { Page } from '@playwright/test';

/** Minimum of the design for a control with its label, in CSS px; axe asks for 24 of every target (WCAG 2.5.8). */
const leastPx = 44;
/** Six dots of the banner share a phone's width. */
const controls = 'button:not([data-show]), summary, input, select, textarea';

export const findSmallControls = (page: Page): Promise<string[]> =>
  page.locator(controls).evaluateAll((all, leastPx) => {
    const shown = (all as HTMLInputElement[]).filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[inert], [aria-hidden="true"], :disabled'),
    );
    return shown.flatMap((control) => {
      const boxes = [control, ...(control.labels ?? [])].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width >= leastPx && height >= leastPx) return [];
      const name = control.ariaLabel || control.textContent?.trim() || control.id;
      return `${control.localName} "${name.slice(0, 40)}": ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, leastPx);
