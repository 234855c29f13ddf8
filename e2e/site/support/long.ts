/** Of many tests of one rule the short run has some; the long run has the others. */
export const longUnless = (isShort: boolean) => (isShort ? {} : { tag: '@long' });
