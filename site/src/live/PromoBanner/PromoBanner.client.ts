import { type BannerEvent, isMoving, nextTimer, reduceBanner, startBanner } from './PromoBanner.state.ts';

/** Drives one banner's markup from its reducer: one timer at a time, and the strip scrolled to the slide that shows. */
function drive(banner: HTMLElement, strip: HTMLElement) {
  const part = (name: string) => banner.querySelector(`[data-${name}]`);
  const slides = [...strip.children] as HTMLElement[];
  const dots = [...banner.querySelectorAll<HTMLElement>('[data-show]')];

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let state = startBanner(slides.length, stillness.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;

  const set = (name: string, text: string) => {
    const element = part(name);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function render() {
    const { index, count, isAnnounced } = state;
    for (const [i, slide] of slides.entries()) slide.inert = i !== index;
    // A picture is fetched when its slide is about to show, not before.
    for (const i of hasMoved ? [index, index + 1, index - 1] : [index]) {
      slides.at(i % count)?.setAttribute('data-near', '');
    }
    for (const [i, dot] of dots.entries()) {
      if (i === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    set('count', `${index + 1} / ${count}`);
    set('mode', isMoving(state) ? 'Auto-play' : 'Paused');
    set(
      'announcement',
      isAnnounced ? `Slide ${index + 1} of ${count}: ${slides[index]?.querySelector('h2')?.textContent}` : '',
    );
    banner.dataset.state = state.mode === 'stopped' ? 'stopped' : isMoving(state) ? 'playing' : 'paused';
    banner
      .querySelector('[data-do="toggle"]')
      ?.setAttribute('aria-label', state.mode === 'stopped' ? 'Start auto-play' : 'Pause auto-play');
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    if (Math.abs(strip.scrollLeft - left) > 1) {
      strip.scrollTo({ left, behavior: stillness.matches ? 'instant' : 'smooth' });
    }
  }

  function dispatch(event: BannerEvent) {
    const previous = state.index;
    state = reduceBanner(state, event);
    hasMoved ||= state.index !== previous;
    clearTimeout(timer);
    const next = nextTimer(state);
    if (next) timer = setTimeout(() => dispatch(next.event), next.afterMs);
    render();
  }

  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.dataset.show) dispatch({ type: 'show', index: Number(button.dataset.show) });
    else if (button?.dataset.do) dispatch({ type: button.dataset.do as 'next' | 'previous' | 'toggle' });
  });
  banner.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') dispatch({ type: 'hover', isInside: true });
  });
  banner.addEventListener('pointerleave', () => dispatch({ type: 'hover', isInside: false }));
  banner.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      dispatch({ type: 'focus', isInside: true });
  });
  banner.addEventListener('focusout', () => dispatch({ type: 'focus', isInside: false }));
  strip.addEventListener('pointerdown', () => {
    hasMoved = true;
    render();
  });
  // A swipe scrolls the strip itself; where it comes to rest is what the visitor chose.
  strip.addEventListener('scrollend', () => {
    const index = Math.round(strip.scrollLeft / strip.clientWidth);
    if (index !== state.index) dispatch({ type: 'show', index });
  });
  stillness.addEventListener('change', () => {
    if (stillness.matches && state.mode !== 'stopped') dispatch({ type: 'toggle' });
  });

  banner.dataset.live = '';
  dispatch({ type: 'hover', isInside: banner.matches(':hover') });
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  const strip = banner.querySelector<HTMLElement>('[data-strip]');
  if (strip) drive(banner, strip);
}
