/**
 * Runs in the page's head before anything is drawn. Whatever reading does not need waits until the page is painted:
 * the display face, the pictures, and the modules that the build lists in `data-later`. On a slow line they would
 * otherwise share it with the text; the first paint then came a quarter later.
 *
 * Only the class `live`, set here, makes the styles wait for `dressed`: where scripts are off or blocked, nothing waits.
 *
 * A visitor who comes from another page of the site, or reloads, has the face already: it is used from the start, so
 * letters change at most once per visit.
 *
 * The build writes it into the page as a classic script (`?inline-script`): a module would run too late to set the face.
 * Every page carries it, so it is written short.
 */
const later = document.currentScript?.dataset.later?.match(/\S+/g) ?? [];
const { classList } = document.documentElement;
const dress = () => classList.add('dressed');
classList.add('live');
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (document.referrer.startsWith(location.origin) || arrival?.type !== 'navigate') dress();

/** Asked twice, as for two paints, it loads them once. One that fails takes no other down, and the page waits for none any more. */
const load = () => {
  for (const module of later) {
    import(/* @vite-ignore */ module).catch((error: unknown) => {
      classList.remove('live');
      throw error;
    });
  }
};

const oncePainted = (act: () => void) => {
  if (window.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver(act).observe({ type: 'paint', buffered: true });
  } else act();
};

oncePainted(dress);
// Modules look for their parts, so all of the page is there; and laid out, because the last of it may hold the largest text.
addEventListener('DOMContentLoaded', () =>
  oncePainted(() => new IntersectionObserver(load).observe(document.body)),
);

export {};
