import { rested } from './RestedLink.marks.ts';

/**
 * Marks the link that a mouse rests on, so that the browser makes its page ready (`layouts/speculation-rules.ts`) before the
 * 200 ms after which it would by itself: a hand that means a link is there for longer, one that passes over it is not.
 * Once the pointer leaves, the mark goes, and the browser lets the page go too.
 */
export function markRestedLinks() {
  const restMs = 40;

  let link: Element | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const next = pointerType === 'mouse' && target instanceof Element ? target.closest('a') : null;
    if (next === link) return;
    clearTimeout(rest);
    link?.removeAttribute(rested);
    link = next;
    rest = setTimeout(() => next?.setAttribute(rested, ''), restMs);
  });
}
