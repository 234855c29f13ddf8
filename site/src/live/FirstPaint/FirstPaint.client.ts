/**
 * Runs in the page's head before anything is drawn. Whatever the first screen does not need waits until that is painted: the
 * display face, the pictures, the modules that the build lists in `data-later`, and the styles of what is below
 * (`data-late`). On a slow line they would otherwise share it with the text; the first paint then came a quarter later.
 *
 * Only the classes `live` and `late`, set here, keep anything back: where scripts are off or blocked, nothing waits.
 *
 * A visitor who comes from another page of the site, or reloads, has the face already: it is used from the start, so
 * letters change at most once per visit.
 *
 * The build writes it into the page as a classic script (`?inline-script`): a module would run too late to set the face.
 * Every page carries it, so it is written short.
 */
const { later, late } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.documentElement;
const { classList } = root;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstCall = arrival?.type === 'navigate';

const painted = new Promise<void>((resolve) => {
  if (!window.PerformanceObserver) return resolve();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint' });
  // Search engines paint nothing, and a browser may keep its times to itself.
  if (!document.hidden) setTimeout(resolve, 3000);
});

const read = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

root.className = 'live late';
const dress = () => classList.add('dressed');
if (isFirstCall && !document.referrer.startsWith(location.origin)) painted.then(dress);
else dress();

/**
 * What is below the first screen is not in sight before its styles are there or lost. Its layout alone holds up a phone's first
 * paint, so there even the request waits for that; but not where the browser looks for a place further down (an anchor, a
 * text to mark, which Chromium's entry names, a place to come back to), nor where nobody looks yet.
 */
async function bringTheRest() {
  // Chromium alone has it, on phones alone it is true. The other engines look for a marked text once, when all is loaded.
  const isPhone = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData?.mobile;
  const waits = isPhone && isFirstCall && !document.hidden && !arrival.name.includes('#');
  // WebKit paints nothing while a style sheet is on its way that a script asked for before the body.
  await (waits ? painted : late && read);
  if (late) {
    await new Promise((resolve) => {
      const link = { rel: 'stylesheet', href: late, onload: resolve, onerror: resolve };
      root.append(Object.assign(document.createElement('link'), link));
    });
  }
  classList.remove('late');
  // Modules look for their parts, so all of the page is there; and laid out, because the last of it may hold the largest text.
  await read;
  await painted;
  new IntersectionObserver(load).observe(document.body);
}

/** One that fails takes no other down, and the page waits for none any more. */
function load() {
  for (const module of later ? later.split(' ') : []) {
    import(/* @vite-ignore */ module).catch((error: unknown) => {
      classList.remove('live');
      throw error;
    });
  }
}

bringTheRest();

export {};
