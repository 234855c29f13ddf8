import type { ClientDirective } from 'astro';

/** Autofill sends `input` alone. */
const signsOfIntent = ['pointerover', 'pointerenter', 'touchstart', 'focusin', 'click', 'input'];
const signsOnPage = ['pointermove', 'touchstart', 'focusin'];

const stored = 'stored:';

const failure = 'astro:hydration-error';

/**
 * Its value: `page` counts a sign anywhere on the page; what begins with `#`, an address that does;
 * `stored:` and a key hydrates at once where the browser has stored a value under that key.
 * A press on `<button type="button">` before hydration is dispatched again; other elements have had
 * their default action.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const words = typeof value === 'string' ? value.split(' ') : [];
  const hashPrefixes = words.filter((word) => word.startsWith('#'));
  const listened: [EventTarget, string[]][] = [[element, signsOfIntent]];
  if (words.includes('page')) listened.push([document, signsOnPage]);
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

  function onSign(sign: Event) {
    // Browsers report a pointer that rests on a new page as a move of nothing.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
      return;
    if (sign.type === 'click') pressed = (sign.target as Element).closest('button[type="button"]');
    if (state === 'idle') void hydrate();
  }

  function onHash() {
    if (state === 'idle' && hashPrefixes.some((prefix) => location.hash.startsWith(prefix))) void hydrate();
  }

  function isStored(key: string) {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  function stopListening() {
    for (const [target, signs] of listened)
      for (const type of signs) target.removeEventListener(type, onSign);
    removeEventListener('hashchange', onHash);
  }

  for (const [target, signs] of listened)
    for (const type of signs) target.addEventListener(type, onSign, { passive: true });
  addEventListener('hashchange', onHash);
  onHash();
  if (
    state === 'idle' &&
    words.some((word) => word.startsWith(stored) && isStored(word.slice(stored.length)))
  )
    void hydrate();
};

export default touch;
