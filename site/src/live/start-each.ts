/**
 * Starts what adds to a page. What fails, in a browser that lacks something, takes no other down: its error is told to the
 * browser, and the page is shown as one whose scripts are missing (class `live`).
 */
export function startEach(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      document.documentElement.classList.remove('live');
      reportError(error);
    }
  }
}
