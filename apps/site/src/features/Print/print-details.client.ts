/** Chrome before 131, Firefox before 143 and Safari before 18.4 print summaries alone. */
export function openDetailsForPrint() {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (isOpen: boolean) => {
    for (const details of opened) details.open = isOpen;
  };
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    setOpen(true);
  });
  addEventListener('afterprint', () => setOpen(false));
}
