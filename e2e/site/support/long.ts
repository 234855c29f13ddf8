/** Of a test that only the long run runs, where a short one asks for the same rule. */
export const long = { tag: '@long' };

/** Of many tests of one rule the short run has some. */
export const longUnless = (isShort: boolean) => (isShort ? {} : long);
