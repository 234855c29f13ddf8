import { drawers, menuId } from './Navigation.marks.ts';

/**
 * What the native navigation lacks. Escape, an outside click and a focus that leaves close an open drawer of the header; the
 * menu of small screens closes on Escape and on choosing, and while it is open nothing else of the page can be reached.
 */
export function startNavigation() {
  const menu = document.querySelector<HTMLDetailsElement>(`#${menuId}`);
  const openDrawer = () => document.querySelector<HTMLDetailsElement>(`details[name="${drawers}"][open]`);

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

  /** Everything that stands beside an element, or beside what holds it. */
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
  // On a wide window the menu is not there, and must hold nothing back.
  matchMedia('(min-width: 80rem)').addEventListener('change', () => {
    if (menu) menu.open = false;
  });
  if (menu?.open) hold();
}
