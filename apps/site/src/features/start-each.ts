/** Starts modules one by one. After a failure its part of the page works as without scripts. */
export function startEach(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      document.documentElement.classList.remove('js');
      reportError(error);
    }
  }
}
