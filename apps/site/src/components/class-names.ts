export const classNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** Column utilities of `base.css` for a number of items. Four items are set two by two. */
export const columnsFor = (items: number) =>
  items === 1 ? undefined : items === 2 || items === 4 ? 'halves' : 'thirds';
