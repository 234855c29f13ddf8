/** Called before a command that may remove the focused control; its result is called afterwards. */
export function rememberFocus(): () => void {
  if (isFocusLost()) return () => undefined;
  const isInDialog = document.activeElement?.closest('[role=dialog]') !== null;
  return () => recoverFocus(isInDialog);
}

/** Focuses the heading, or the current row of the list, if nothing is focused. */
export function recoverFocus(prefersRow: boolean): void {
  const places = [...(prefersRow ? ['#main [data-row][tabindex="0"]'] : []), '#main h1'];
  const recover = () => {
    if (!isFocusLost()) return;
    const [place] = places.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
    place?.focus({ preventScroll: true });
  };
  // A closing dialog returns the focus in its next frame.
  setTimeout(() => isFocusLost() && requestAnimationFrame(recover), 100);
}

/** Without a focused element browsers report the body. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
