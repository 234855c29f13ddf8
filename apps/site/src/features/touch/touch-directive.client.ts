import type { ClientDirective } from 'astro';

/** Autofill sends only `input`. */
const signsOfIntent = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click', 'input'];
const signsOnPage = ['pointermove', 'touchstart', 'focusin'];

const stored = 'stored:';

const failure = 'astro:hydration-error';

type Found = { element: HTMLElement; again: () => HTMLElement | null };

/**
 * Its value: `page` counts a sign anywhere on the page; what begins with `#`, an address that does;
 * `stored:` and a key hydrates at once where the browser has stored a value under that key.
 * A press on `<button type="button">` before hydration is dispatched again; other elements have had
 * their default action.
 *
 * A browser that translates, or an extension, may have changed the markup: React would discard it with an error
 * (https://github.com/facebook/react/issues/11538). Then the island is rendered instead of hydrated, and the press and the
 * focus move to the new elements. A form is in a slot, which React leaves as it is. Where a render fails later, React
 * empties the island: it gets its first markup again, which starts at the next sign.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const words = typeof value === 'string' ? value.split(' ') : [];
  const hashPrefixes = words.filter((word) => word.startsWith('#'));
  const listened: [EventTarget, string[]][] = [[element, signsOfIntent]];
  if (words.includes('page')) listened.push([document, signsOnPage]);
  let state: 'idle' | 'loading' | 'hydrated' = 'idle';
  let pressed: Found | null = null;
  let focused: Found | null = null;

  const isSlotted = element.querySelector('astro-slot') !== null;
  const markup = isSlotted ? [] : [...element.childNodes].map((node) => node.cloneNode(true));
  let isChanged = false;
  let isRestored = false;
  const changes = new MutationObserver(() => {
    if (state !== 'hydrated') isChanged = true;
    else if (!element.hasChildNodes()) restore();
  });
  if (!isSlotted) changes.observe(element, { childList: true, subtree: true });

  function restore() {
    element.replaceChildren(...markup.map((node) => node.cloneNode(true)));
    // Astro removes the attribute after hydration, and renders no island without it.
    element.setAttribute('ssr', '');
    state = 'idle';
    isChanged = true;
    isRestored = true;
    listen();
  }

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
      const rendering = isChanged ? renderAnew(render) : render();
      // React hydrates in a later task, except for an event of this kind. What changes until then would be an error.
      element.firstElementChild?.dispatchEvent(new Event('change'));
      await rendering;
    } catch (error) {
      element.dispatchEvent(new CustomEvent(failure, { bubbles: true, detail: { error } }));
    }
    element.removeEventListener(failure, fail);
    state = hasFailed ? 'idle' : 'hydrated';
    if (state === 'hydrated') stopListening();
    if (state === 'hydrated' && pressed?.element.isConnected) pressed.element.click();
    pressed = null;
  }

  /** Elements of a kind keep their order, so the same one is found by its position in the new markup. */
  function find(sought: HTMLElement | null): Found | null {
    if (!sought) return null;
    const alike = () => [...element.querySelectorAll<HTMLElement>(sought.localName)];
    const place = alike().indexOf(sought);
    return { element: sought, again: () => alike()[place] ?? null };
  }

  async function renderAnew(render: () => void | Promise<void>) {
    if (isRestored) element.replaceChildren();
    const { firstChild } = element;
    element.setAttribute('client', 'only');
    await render();
    // React renders in a task of its own. Until then the page keeps what it shows, and takes presses.
    for (let waits = 0; waits < 300 && (firstChild?.isConnected || !element.hasChildNodes()); waits++)
      await new Promise((resolve) => setTimeout(resolve, 16));
    // A press on the new button has had its effect.
    pressed = pressed?.element.isConnected ? null : find(pressed?.again() ?? null);
    if (focused && !focused.element.isConnected) focused.again()?.focus({ preventScroll: true });
  }

  /** A browser reports no click where the button was replaced between press and release. */
  function hold(button: Found | null) {
    if (!button) return;
    const pointer = new AbortController();
    const end = ({ type, target }: Event) => {
      pointer.abort();
      const again = button.again();
      if (type === 'pointerup' && !button.element.isConnected && again?.contains(target as Node))
        again.click();
    };
    addEventListener('pointerup', end, pointer);
    addEventListener('pointercancel', end, pointer);
  }

  function onSign(sign: Event) {
    // Browsers report a pointer that rests on a new page as a move of no distance.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
      return;
    const target = sign.target as Element;
    if (sign.type === 'pointerdown') hold(find(target.closest('button[type="button"]')));
    if (sign.type === 'click') pressed = find(target.closest('button[type="button"]'));
    if (sign.type === 'focusin') focused = element.contains(target) ? find(target as HTMLElement) : null;
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

  function listen() {
    for (const [target, signs] of listened)
      for (const type of signs) target.addEventListener(type, onSign, { passive: true });
    addEventListener('hashchange', onHash);
  }

  function stopListening() {
    for (const [target, signs] of listened)
      for (const type of signs) target.removeEventListener(type, onSign);
    removeEventListener('hashchange', onHash);
  }

  listen();
  onHash();
  if (
    state === 'idle' &&
    words.some((word) => word.startsWith(stored) && isStored(word.slice(stored.length)))
  )
    void hydrate();
};

export default touch;
