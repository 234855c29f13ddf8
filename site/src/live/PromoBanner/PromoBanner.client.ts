import { marks } from './PromoBanner.marks.ts';
import { type BannerEvent, isMoving, nextTimer, reduceBanner, startBanner } from './PromoBanner.state.ts';

/** A strip that has not moved for so long is at rest, in milliseconds. */
const stillAfterMs = 120;

/** Drives one banner's markup from its reducer: one timer at a time, and the strip scrolled to the slide that shows. */
function drive(banner: HTMLElement, strip: HTMLElement) {
  const parts = (mark: string) => [...banner.querySelectorAll<HTMLElement>(`[${mark}]`)];
  const slides = parts(marks.slide);
  const dots = parts(marks.dot);

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let state = startBanner(slides.length, stillness.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  /** Whether the strip moves by this script, not by the visitor's hand. */
  let isCarried = false;

  const set = (mark: string, text: string) => {
    const [element] = parts(mark);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function render() {
    const { index, count, isAnnounced } = state;
    for (const [i, slide] of slides.entries()) slide.inert = i !== index;
    // A picture is fetched when its slide is about to show, not before.
    for (const i of hasMoved ? [index, index + 1, index - 1] : [index]) {
      slides.at(i % count)?.setAttribute(marks.near, '');
    }
    for (const [i, dot] of dots.entries()) {
      if (i === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    set(marks.count, `${index + 1} / ${count}`);
    set(marks.mode, isMoving(state) ? 'Auto-play' : 'Paused');
    set(
      marks.announcement,
      isAnnounced ? `Slide ${index + 1} of ${count}: ${slides[index]?.getAttribute(marks.slide)}` : '',
    );
    banner.dataset.state = state.mode === 'stopped' ? 'stopped' : isMoving(state) ? 'playing' : 'paused';
    banner
      .querySelector(`[${marks.action}="toggle"]`)
      ?.setAttribute('aria-label', state.mode === 'stopped' ? 'Start auto-play' : 'Pause auto-play');
    bringIntoView(stillness.matches ? 'instant' : 'smooth');
  }

  const placeOf = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const isAt = (index: number) => Math.abs(strip.scrollLeft - placeOf(index)) <= 1;

  function bringIntoView(behavior: ScrollBehavior) {
    if (isAt(state.index)) return;
    isCarried = true;
    strip.scrollTo({ left: placeOf(state.index), behavior });
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
    const pressed = (mark: string) =>
      target instanceof Element ? target.closest(`[${mark}]`)?.getAttribute(mark) : undefined;
    const [place, action] = [pressed(marks.dot), pressed(marks.action)];
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
    isCarried = false;
  });
  strip.addEventListener('wheel', () => (isCarried = false), { passive: true });
  // A swipe scrolls the strip itself; where it comes to rest is what the visitor chose. A focus can stop it on its way.
  const rest = () => {
    const index = Math.round(strip.scrollLeft / strip.clientWidth);
    if (index !== state.index && !isCarried) return dispatch({ type: 'show', index });
    isCarried = false;
    bringIntoView('instant');
  };
  if ('onscrollend' in window) strip.addEventListener('scrollend', rest);
  else {
    // Safari before 26.2 does not say when a strip rests: it does once it stands still, at a slide.
    let standing: ReturnType<typeof setTimeout> | undefined;
    strip.addEventListener('scroll', () => {
      clearTimeout(standing);
      standing = setTimeout(() => slides.some((_, i) => isAt(i)) && rest(), stillAfterMs);
    });
  }
  // A focus that arrives while the strip moves stops it between two slides.
  strip.addEventListener('focusin', () => requestAnimationFrame(() => bringIntoView('instant')));
  stillness.addEventListener('change', () => {
    if (stillness.matches && state.mode !== 'stopped') dispatch({ type: 'toggle' });
  });

  banner.dataset.live = '';
  dispatch({ type: 'hover', isInside: banner.matches(':hover') });
}

for (const banner of document.querySelectorAll<HTMLElement>(`[${marks.banner}]`)) {
  const strip = banner.querySelector<HTMLElement>(`[${marks.strip}]`);
  if (strip) drive(banner, strip);
}
