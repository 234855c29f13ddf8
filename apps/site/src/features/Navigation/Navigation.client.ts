export function startNavigation() {
  const menu = document.querySelector<HTMLDetailsElement>('#menu');
  if (!menu) return;
  const openDrawer = () => document.querySelector<HTMLDetailsElement>('details[name="nav"][open]');

  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' ? (menu.open ? menu : openDrawer()) : null;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });

  const leave = ({ target }: Event) => {
    const drawer = openDrawer();
    if (drawer && !menu.open && !drawer.contains(target as Node)) drawer.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);

  menu.nextElementSibling?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.open = false;
  });

  const hold = () => {
    for (const part of document.body.children)
      if (!part.contains(menu)) part.toggleAttribute('inert', menu.open);
  };
  menu.addEventListener('toggle', hold);
  // Wide windows have no menu, so the page must not stay inert.
  matchMedia('(min-width: 80rem)').addEventListener('change', () => {
    menu.open = false;
  });
  if (menu.open) hold();
}
