/** Chromium's standard size of 16 px, doubled in its settings (WCAG 1.4.4). */
export const doubledPx = 32;
