/**
 * Loads search on intent. Ctrl+K (⌘K) focuses it; a single-key shortcut would misfire for speech input (WCAG
 * 2.1.4).
 */
export function startSearchBox() {
  const box = document.querySelector<HTMLElement>('[data-search]');
  const field = box?.querySelector('input');
  if (!box || !field) return;
  const signsOfIntent = ['pointerover', 'touchstart', 'focusin', 'input'];

  const load = async () => {
    for (const type of signsOfIntent) box.removeEventListener(type, load);
    const status = box.querySelector('[role="status"]') as HTMLElement;
    try {
      const [{ startSearch }, response] = await Promise.all([
        import('./Search.client.ts'),
        fetch(box.dataset.search ?? ''),
      ]);
      startSearch(box, await response.json());
      status.className = 'hiddenVisually';
    } catch {
      // Offline, or replaced by a new release: the next keystroke retries.
      if (field.value) {
        status.textContent = status.dataset.failed ?? '';
        status.className = '';
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
