/** The bar is hidden while the action of the page's head is seen, so one filled button is shown at a time. */
const bar = document.querySelector('[data-course-bar]');
const action = [...document.querySelectorAll('main .primary')].find((one) => one.checkVisibility());
if (bar && action && !bar.contains(action)) {
  const seen = new IntersectionObserver(([entry]) =>
    bar.toggleAttribute('data-covered', entry?.isIntersecting),
  );
  seen.observe(action);
}
