/**
 * Inline behind parts whose module comes after the first paint: the last press on a button is
 * dispatched again when the module removes `data-unready`.
 */
for (const part of document.querySelectorAll<HTMLElement>('[data-unready]')) {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    if (pressed) event.preventDefault();
  };
  part.addEventListener('click', hold);
  new MutationObserver(() => {
    part.removeEventListener('click', hold);
    pressed?.click();
  }).observe(part, { attributeFilter: ['data-unready'] });
}

export {};
