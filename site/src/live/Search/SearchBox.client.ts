import { marks } from './Search.marks.ts';

/**
 * What search needs before anybody turns to it: its script and its index come when a visitor points at a search box,
 * focuses it or types in it, and Ctrl+K (⌘K) leads there: a letter alone would go off under the hands of who speaks to
 * the computer (WCAG 2.1.4). Of two boxes, one in the header and one in the menu of small screens, one is visible.
 */
export function startSearchBoxes() {
  const boxes = document.querySelectorAll<HTMLElement>(`[${marks.box}]`);
  const touches = ['pointerover', 'touchstart', 'focusin', 'input'];

  for (const box of boxes) {
    const start = async () => {
      for (const type of touches) box.removeEventListener(type, start);
      try {
        const [{ startSearch }, response] = await Promise.all([
          import('./Search.client.ts'),
          fetch(box.getAttribute(marks.box) ?? ''),
        ]);
        startSearch(box, await response.json());
      } catch {
        // Offline, or a new version of the site replaced the files: the next keystroke tries again.
        listen();
      }
    };
    const listen = () => {
      for (const type of touches) box.addEventListener(type, start, { passive: true });
    };
    // Somebody may have been quicker than this script.
    if (box.matches(`:focus-within, :has([${marks.field}]:not(:placeholder-shown))`)) void start();
    else listen();
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const fields = [...boxes].flatMap((box) => box.querySelector<HTMLElement>(`[${marks.field}]`) ?? []);
    const field =
      fields.find((field) => !field.closest('details') && field.getClientRects().length > 0) ?? fields.at(-1);
    const menu = field?.closest('details');
    if (menu) menu.open = true;
    field?.focus();
  });
}
