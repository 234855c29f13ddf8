import { marks } from './ContentsList.marks.ts';

/**
 * Marks where one is on the page, closes the folded list once it has led somewhere, and opens what is folded where an
 * address leads into it. Without it the list is a plain list of links.
 */
export function startContentsLists() {
  const lists = [...document.querySelectorAll<HTMLElement>(`[${marks.list}]`)];
  const labels = document.querySelectorAll(`[${marks.here}]`);
  const places = lists.flatMap((list) =>
    [...list.querySelectorAll('a')].flatMap((link) => {
      const target = document.getElementById(link.hash.slice(1));
      return target ? [{ link, target }] : [];
    }),
  );

  /** A section is read from when its heading has come into the upper third of the window. */
  function mark() {
    const reached = places.filter(({ target }) => target.getBoundingClientRect().top < innerHeight / 3);
    const current = reached.at(-1)?.link;
    const here = current?.hash;
    for (const label of labels) {
      const text = current?.textContent ?? '';
      if (label.textContent !== text) label.textContent = text;
    }
    for (const { link } of places) {
      if (link.hash === here) link.ariaCurrent = 'location';
      else link.ariaCurrent = null;
    }
  }

  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      mark();
    });
  };
  if (places.length > 0) {
    addEventListener('scroll', ask, { passive: true });
    mark();
  }

  for (const list of lists) {
    const fold = list.querySelector('details');
    if (!fold) continue;
    const close = () => {
      fold.open = false;
    };
    list.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    });
    list.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !fold.open) return;
      close();
      fold.querySelector('summary')?.focus();
    });
    // Only in the margin does the open list lie over the text.
    const leave = ({ target }: Event) => {
      if (matchMedia('(min-width: 64rem)').matches && target instanceof Node && !fold.contains(target))
        close();
    };
    addEventListener('focusin', leave);
    addEventListener('pointerdown', leave);
  }

  /** Chromium opens what an address leads into by itself; older browsers do not. */
  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest('details');
    if (!target || !fold || fold.open || !matchMedia('(max-width: 39.99rem)').matches) return;
    fold.open = true;
    target.scrollIntoView();
  }
  addEventListener('hashchange', unfold);
  unfold();
}
