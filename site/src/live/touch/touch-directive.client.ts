import type { ClientDirective } from 'astro';

/** Signs that the visitor is about to use an island; a form filled by the browser sends `input` alone. */
const touches = ['pointerover', 'touchstart', 'focusin', 'click', 'input'];

/**
 * Loads and hydrates an island at the first touch. Should the script not arrive, the next touch tries again, and
 * `astro:hydration-error` tells the page, which still works as plain HTML.
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
  listen();
};

export default touch;
