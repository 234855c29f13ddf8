import type { ClientDirective } from 'astro';

/** Signs that the visitor is about to use an island; a form filled by the browser sends `input` alone. */
const touches = ['pointerover', 'touchstart', 'focusin', 'click', 'input'];

/**
 * Hydrates an island at the first touch. In a built page this script itself comes with that touch (`touch.client.ts`), so it
 * begins at once. Should the island's script not arrive, the next touch tries again, and `astro:hydration-error` tells the
 * page, which still works as plain HTML.
 */
const touch: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    for (const type of touches) element.removeEventListener(type, hydrate);
    try {
      const run = await load();
      await run();
    } catch {
      element.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      listen();
    }
  };
  const listen = () => {
    for (const type of touches) element.addEventListener(type, hydrate, { passive: true });
  };
  if (element.hasAttribute('data-touch')) void hydrate();
  else listen();
};

export default touch;
