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
  }

  /** Older browsers do not open a fold that contains the target, as Chromium does. */
  function unfold(_event?: Event, isNewVisit = true) {
    const target = document.getElementById(location.hash.slice(1));
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    const folds = closed.filter((fold) => target && fold.contains(target));
    for (const fold of folds) fold.open = true;
    if (folds.length > 0 && isNewVisit) target?.scrollIntoView();
  }
  addEventListener('hashchange', unfold);
  // Back, forward and reload restore the scroll position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  unfold(undefined, visit?.type === 'navigate');
}
