/** Marks a link after a short hover for layouts/speculation-rules.ts, before the browser's 200 ms. */
export function markRestedLinks() {
  const restMs = 40;

  let link: Element | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const next = pointerType === 'mouse' && target instanceof Element ? target.closest('a') : null;
    if (next === link) return;
    clearTimeout(rest);
    link?.removeAttribute('data-rested');
    link = next;
    rest = setTimeout(() => next?.setAttribute('data-rested', ''), restMs);
  });
}
