/**
 * Loads what an island needs at the first sign that the visitor is about to use it, all at once: its files stand in
 * `data-touch` (build/scripts/island-runtime.ts). Should they not arrive, the next touch tries again, and
 * `astro:hydration-error` tells the page, which still works as plain HTML. A form filled by the browser sends `input` alone.
 */
const touches = ['pointerover', 'touchstart', 'focusin', 'click', 'input'];

for (const island of document.querySelectorAll<HTMLElement>('astro-island[data-touch]')) {
  const files = island.dataset.touch?.split(' ') ?? [];
  const load = async () => {
    for (const type of touches) island.removeEventListener(type, load);
    try {
      await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    } catch {
      island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      listen();
    }
  };
  const listen = () => {
    for (const type of touches) island.addEventListener(type, load, { passive: true });
  };
  // Somebody may have been quicker than this script.
  if (island.matches(':hover, :focus-within')) void load();
  else listen();
}

export {};
