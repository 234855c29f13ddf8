/**
 * Runs in the head and defers what competes with the first paint: the display font, lazy pictures and modules
 * (`data-modules`, filled by postbuild). Only the class `js`, set here, holds font and pictures back until
 * `fonts-ready`. Figures: docs/decisions/0057-post-processing.md.
 */
const { modules } = (document.currentScript as HTMLScriptElement).dataset;
const { classList } = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstVisit = navigation?.type === 'navigate' && !document.referrer.startsWith(location.origin);

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint' });
  // Crawlers never paint. A prerendered page waits until it is shown.
  if (!document.hidden) setTimeout(resolve, 3000);
});
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

classList.add('js');
const showFonts = () => classList.add('fonts-ready');
if (isFirstVisit) painted.then(showFonts);
else showFonts();

Promise.all([painted, parsed]).then(() => {
  for (const module of modules?.split(' ') ?? []) {
    import(/* @vite-ignore */ module).catch((error: unknown) => {
      classList.remove('js');
      throw error;
    });
  }
});

export {};
