/**
 * Defers what competes with the first paint. Only the class `js`, set here, holds font and pictures
 * back until `fonts-ready`. Figures: docs/decisions/0057-post-processing.md.
 */
const { modules } = (document.currentScript as HTMLScriptElement).dataset;
const { classList } = document.documentElement;

const painted = new Promise<void>((resolve) => {
  if (window.PerformanceObserver)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint' });
  // Crawlers never paint. A prerendered page waits until it is shown.
  if (!document.hidden) setTimeout(resolve, 3000);
});
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
classList.add('js');
const showFonts = () => classList.add('fonts-ready');
// From another page of the site the font is in the cache.
if (document.referrer.startsWith(location.origin)) showFonts();
else painted.then(showFonts);

function loadModules() {
  for (const module of modules?.split(' ') ?? []) {
    import(/* @vite-ignore */ module).catch((error: unknown) => {
      classList.remove('js');
      throw error;
    });
  }
}
// Waits for the frame that paints the pictures which have loaded.
Promise.all([painted, parsed]).then(() => requestAnimationFrame(() => setTimeout(loadModules)));

export {};
