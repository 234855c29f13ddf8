import type { ClientDirective } from 'astro';

/** Autofill sends `input` alone. */
const signsOfIntent = ['pointerover', 'pointerenter', 'touchstart', 'focusin', 'click', 'input'];

const failure = 'astro:hydration-error';

/**
 * Its value: `page` counts a sign anywhere on the page; what begins with `#`, an address that does.
 * A press on `<button type="button">` before hydration is dispatched again; other elements have had
 * their default action.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const words = typeof value === 'string' ? value.split(' ') : [];
  const hashPrefixes = words.filter((word) => word.startsWith('#'));
  const area = words.includes('page') ? document : element;
  let state: 'idle' | 'loading' | 'hydrated' = 'idle';
  let pressed: HTMLElement | null = null;

  async function hydrate() {
    state = 'loading';
    // Astro reports a failed import by the event alone; an exception is a render failure.
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
    };
    element.addEventListener(failure, fail);
    try {
      const render = await load();
      await render();
    } catch (error) {
      element.dispatchEvent(new CustomEvent(failure, { bubbles: true, detail: { error } }));
    }
    element.removeEventListener(failure, fail);
    state = hasFailed ? 'idle' : 'hydrated';
    if (state === 'hydrated') stopListening();
    if (state === 'hydrated' && pressed?.isConnected) pressed.click();
    pressed = null;
  }

  function onSign({ type, target }: Event) {
    if (type === 'click') {
      const button = (target as Element).closest<HTMLElement>('button[type="button"]');
      pressed = element.contains(button) ? button : null;
    }
    if (state === 'idle') void hydrate();
  }

  function onHash() {
    if (state === 'idle' && hashPrefixes.some((prefix) => location.hash.startsWith(prefix))) void hydrate();
  }

  function stopListening() {
    for (const type of signsOfIntent) area.removeEventListener(type, onSign);
    removeEventListener('hashchange', onHash);
  }

  for (const type of signsOfIntent) area.addEventListener(type, onSign, { passive: true });
  addEventListener('hashchange', onHash);
  onHash();
};

export default touch;
