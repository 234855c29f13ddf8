/**
 * Loads search on intent. Ctrl+K (⌘K) focuses it; a single-key shortcut would misfire for speech input (WCAG
 * 2.1.4).
 */
export function startSearchBoxes() {
  const boxes = document.querySelectorAll<HTMLElement>('[data-search]');
  const signsOfIntent = ['pointerover', 'touchstart', 'focusin', 'input'];

  for (const box of boxes) {
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
        if (box.querySelector('input')?.value) {
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
    if (box.contains(document.activeElement) || box.querySelector('input')?.value) void load();
    else listen();
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const fields = [...boxes].flatMap((box) => box.querySelector('input') ?? []);
    const field =
      fields.find((field) => !field.closest('details') && field.getClientRects().length > 0) ?? fields.at(-1);
    const menu = field?.closest('details');
    if (menu) menu.open = true;
    field?.focus();
  });
}
