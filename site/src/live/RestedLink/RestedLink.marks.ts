/** Stands on the link that a pointer rests on. */
export const rested = 'data-rested';
