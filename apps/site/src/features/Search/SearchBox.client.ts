const notLoaded = 'Search could not be loaded. Check your connection and type again.';

/** Loads on intent. A single-key shortcut would misfire for speech input (WCAG 2.1.4). */
export function startSearchBox() {
  const box = document.querySelector<HTMLElement>('[data-search]');
  const field = box?.querySelector('input');
  if (!box || !field) return;
  const signsOfIntent = ['pointerover', 'touchstart', 'focusin', 'input'];

  const load = async () => {
    for (const type of signsOfIntent) box.removeEventListener(type, load);
    field.setCustomValidity('');
    try {
      const [{ startSearch }, response] = await Promise.all([
        import('./Search.client.ts'),
        fetch(box.dataset.search ?? ''),
      ]);
      startSearch(box, field, await response.json());
    } catch {
      // The next keystroke retries.
      if (field.value) {
        field.setCustomValidity(notLoaded);
        field.reportValidity();
      }
      listen();
    }
  };
  const listen = () => {
    for (const type of signsOfIntent) box.addEventListener(type, load, { passive: true });
  };
  // The box may have been used before this script ran.
  if (box.contains(document.activeElement) || field.value) void load();
  else listen();

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const menu = document.querySelector<HTMLDetailsElement>('#menu');
    if (menu && field.getClientRects().length === 0) menu.open = true;
    field.focus();
  });
}
