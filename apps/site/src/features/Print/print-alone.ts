/** Prints one part without the rest of the page. */
export function printAlone(part: HTMLElement): void {
  part.dataset.print = 'alone';
  addEventListener('afterprint', () => delete part.dataset.print, { once: true });
  print();
}
