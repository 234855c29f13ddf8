import { type BannerEvent, isMoving, nextTimer, reduceBanner, startBanner } from './PromoBanner.state.ts';

/** Browsers without `scrollend`: the banner is at rest after this time, in milliseconds. */
const scrollIdleMs = 120;

function drive(banner: HTMLElement, strip: HTMLElement) {
  const parts = (hook: string) => [...banner.querySelectorAll<HTMLElement>(`[${hook}]`)];
  const slides = parts('data-slide');
  const dots = parts('data-show');

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let state = startBanner(slides.length, reducedMotion.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  /** True while this script scrolls, not the visitor. */
  let isScrolledByScript = false;

  const set = (hook: string, text: string) => {
    const [element] = parts(hook);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function render() {
    const { index, count, isAnnounced } = state;
    for (const [i, slide] of slides.entries()) slide.inert = i !== index;
    for (const i of hasMoved ? [index, index + 1, index - 1] : [index]) {
      slides.at(i % count)?.setAttribute('data-near', '');
    }
    for (const [i, dot] of dots.entries()) {
      if (i === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    set('data-count', `${index + 1} / ${count}`);
    set('data-mode', isMoving(state) ? 'Auto-play' : 'Paused');
    set(
      'data-announcement',
      isAnnounced ? `Slide ${index + 1} of ${count}: ${slides[index]?.getAttribute('data-slide')}` : '',
    );
    banner.dataset.state = state.mode === 'stopped' ? 'stopped' : isMoving(state) ? 'playing' : 'paused';
    banner
      .querySelector('[data-do="toggle"]')
      ?.setAttribute('aria-label', state.mode === 'stopped' ? 'Start auto-play' : 'Pause auto-play');
    scrollToSlide(reducedMotion.matches ? 'instant' : 'smooth');
  }

  const offsetOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const isAt = (index: number) => Math.abs(strip.scrollLeft - offsetOf(index)) <= 1;

  function scrollToSlide(behavior: ScrollBehavior) {
    if (isAt(state.index)) return;
    isScrolledByScript = true;
    strip.scrollTo({ left: offsetOf(state.index), behavior });
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
    const pressed = (hook: string) =>
      target instanceof Element ? target.closest(`[${hook}]`)?.getAttribute(hook) : undefined;
    const [place, action] = [pressed('data-show'), pressed('data-do')];
    if (place) dispatch({ type: 'show', index: Number(place) });
    else if (action) dispatch({ type: action as 'next' | 'previous' | 'toggle' });
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
    isScrolledByScript = false;
  });
  strip.addEventListener('wheel', () => (isScrolledByScript = false), { passive: true });
  // The end of a swipe is the visitor's choice.
  const onScrollEnd = () => {
    const index = Math.round(strip.scrollLeft / strip.clientWidth);
    if (index !== state.index && !isScrolledByScript) return dispatch({ type: 'show', index });
    isScrolledByScript = false;
    scrollToSlide('instant');
  };
  if ('onscrollend' in window) strip.addEventListener('scrollend', onScrollEnd);
  else {
    // Safari before 26.2 has no `scrollend`.
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    strip.addEventListener('scroll', () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => slides.some((_, i) => isAt(i)) && onScrollEnd(), scrollIdleMs);
    });
  }
  strip.addEventListener('focusin', () => requestAnimationFrame(() => scrollToSlide('instant')));
  reducedMotion.addEventListener('change', () => {
    if (reducedMotion.matches && state.mode !== 'stopped') dispatch({ type: 'toggle' });
  });

  banner.dataset.live = '';
  dispatch({ type: 'hover', isInside: banner.matches(':hover') });
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  const strip = banner.querySelector<HTMLElement>('[data-strip]');
  if (strip) drive(banner, strip);
}
