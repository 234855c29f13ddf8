/**
 * Runs in the page's head before anything is drawn. Whatever reading does not need waits until the page is painted:
 * the display face, the pictures, the manifest, and the modules that the build lists in `data-later`. On a slow line they would otherwise share
 * it with the text; the first paint then came a quarter later.
 *
 * A visitor who comes from another page of the site, or reloads, has the face already: it is used from the start, so
 * letters change at most once per visit.
 *
 * Written to the page as its own source: it may use nothing from outside itself.
 */
export function firstPaint(script: HTMLOrSVGScriptElement | null) {
  const dress = () => document.documentElement.classList.add('dressed');
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate') dress();

  const start = () => {
    dress();
    const { manifest = '' } = script?.dataset ?? {};
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }));
    for (const module of script?.dataset.later?.split(' ').filter(Boolean) ?? []) {
      void import(/* @vite-ignore */ module);
    }
  };
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * The function's source without comments and line breaks, to stand in a classic script: a module would run too late to
 * set the face.
 */
export const firstPaintScript = `(${firstPaint.toString().replace(/\/\*.*?\*\/|\n\s*/gs, '')})(document.currentScript)`;
