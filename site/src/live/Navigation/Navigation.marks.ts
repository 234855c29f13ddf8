/** Id of the menu of small screens, by which the scripts find it. */
export const menuId = 'menu';
/** Name that the drawers of the header share, so that one is open at a time. */
export const drawers = 'nav';
