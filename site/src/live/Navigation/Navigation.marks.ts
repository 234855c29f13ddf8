/** Id of the panel of small screens: the buttons that open and close it name it, and the scripts find it by it. */
export const menuId = 'menu';
/** Name that the drawers of the header share, so that one is open at a time. */
export const drawers = 'nav';
