/** One filled button at a time: the bar is not seen beside the action of the page's head. */
const bar = document.querySelector('[data-course-bar]');
const action = [...document.querySelectorAll('main .primary')].find((one) => one.checkVisibility());
if (bar && action && !bar.contains(action)) {
  const seen = new IntersectionObserver(
    ([entry]) => bar.toggleAttribute('data-covered', entry?.isIntersecting),
    { threshold: 1 },
  );
  seen.observe(action);
}
