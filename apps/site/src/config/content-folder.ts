/** A path relative to apps/site; `CONTENT_DIR` overrides it. */
export const contentFolder = process.env.CONTENT_DIR ?? 'src/content';
