/**
 * Runs in the page's head before anything is drawn. Whatever reading does not need waits until the page is painted:
 * the display face, the pictures, the manifest, and the modules that the build lists in `data-later`. On a slow line they
 * would otherwise share it with the text; the first paint then came a quarter later.
 *
 * A visitor who comes from another page of the site, or reloads, has the face already: it is used from the start, so
 * letters change at most once per visit.
 *
 * The build writes it into the page as a classic script (`?inline-script`): a module would run too late to set the face.
 */
const { manifest = '', later = '' } = document.currentScript?.dataset ?? {};
const dress = () => document.documentElement.classList.add('dressed');
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate') dress();

const start = () => {
  dress();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }));
  for (const module of later.split(' ').filter(Boolean)) void import(/* @vite-ignore */ module);
};
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else start();

export {};
