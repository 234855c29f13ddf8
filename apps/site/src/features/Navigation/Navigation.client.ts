/** Closes a drawer on Escape, outside click or focus; makes the page behind the menu inert. */
export function startNavigation() {
  const menu = document.querySelector<HTMLDetailsElement>('#menu');
  const openDrawer = () => document.querySelector<HTMLDetailsElement>('details[name="nav"][open]');

  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' ? (openDrawer() ?? (menu?.open ? menu : null)) : null;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });

  const leave = ({ target }: Event) => {
    const drawer = openDrawer();
    if (drawer && !drawer.contains(target as Node)) drawer.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);

  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.open = false;
  });

  function besides(element: Element): Element[] {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return [];
    return [...[...parentElement.children].filter((other) => other !== element), ...besides(parentElement)];
  }

  const hold = () => {
    const isHeld = menu?.open && menu.getClientRects().length > 0;
    for (const other of menu ? besides(menu) : []) other.toggleAttribute('inert', isHeld);
  };
  menu?.addEventListener('toggle', hold);
  // The menu is hidden on wide windows and must not keep the page inert.
  matchMedia('(min-width: 80rem)').addEventListener('change', () => {
    if (menu) menu.open = false;
  });
  if (menu?.open) hold();
}
