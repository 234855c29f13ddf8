import { drawers, menuId } from './Navigation.marks.ts';

/**
 * What the native navigation lacks: Escape and an outside click close an open drawer, with the focus back on its name;
 * choosing a link closes the panel of small screens.
 */
const openDrawer = () => document.querySelector<HTMLDetailsElement>(`details[name="${drawers}"][open]`);

document.addEventListener('keydown', (event) => {
  const drawer = event.key === 'Escape' ? openDrawer() : null;
  if (!drawer) return;
  drawer.open = false;
  drawer.querySelector('summary')?.focus();
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const drawer = openDrawer();
  if (drawer && !drawer.contains(target)) drawer.open = false;
  const panel = target.closest('a') && target.closest<HTMLElement>(`#${menuId}`);
  if (panel) panel.hidePopover();
});
