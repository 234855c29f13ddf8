export function startContentsLists() {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-contents]')];
  const places = lists.flatMap((list) =>
    [...list.querySelectorAll('a')].flatMap((link) => {
      const target = document.getElementById(link.hash.slice(1));
      return target ? [{ link, target }] : [];
    }),
  );

  /** A section is current once its heading is in the upper third of the window. */
  function mark() {
    const shown = places.filter(({ link, target }) => {
      const isShown = target.getClientRects().length > 0;
      if (link.parentElement) link.parentElement.hidden = !isShown;
      return isShown;
    });
    const reached = shown.filter(({ target }) => target.getBoundingClientRect().top < innerHeight / 3);
    const here = reached.at(-1)?.link.hash;
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
    const leave = ({ target }: Event) => {
      if (matchMedia('(min-width: 64rem)').matches && target instanceof Node && !fold.contains(target))
        close();
    };
    addEventListener('focusin', leave);
    addEventListener('pointerdown', leave);
  }

  /** Older browsers do not open a fold that contains the target, as Chromium does. */
  function unfold(_event?: Event, isNewVisit = true) {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest('details');
    if (!target || !fold || fold.open || !matchMedia('(max-width: 39.99rem)').matches) return;
    fold.open = true;
    if (isNewVisit) target.scrollIntoView();
  }
  addEventListener('hashchange', unfold);
  // Back, forward and reload restore the scroll position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  unfold(undefined, visit?.type === 'navigate');
}
