import { menuId } from '../Navigation/Navigation.marks.ts';
import { marks } from './Search.marks.ts';

/**
 * What search needs before anybody turns to it: its script and its index come when a visitor points at a search box,
 * focuses it or types in it, and `/` leads there. Of two boxes, one in the header and one in the panel of small screens,
 * one is visible.
 */
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
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  const fields = [...boxes].flatMap((box) => box.querySelector<HTMLElement>(`[${marks.field}]`) ?? []);
  if (!fields.some((field) => field.checkVisibility())) document.getElementById(menuId)?.showPopover();
  fields.find((field) => field.checkVisibility())?.focus();
});

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
