/**
 * Leads where a link of the first screen was to lead, if it was tapped before what it leads to was in sight: the address has a
 * place then with which the page was not called.
 */
export function followEarlyTap() {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival && !arrival.name.includes('#')) document.querySelector(':target')?.scrollIntoView();
}
