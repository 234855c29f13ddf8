/** Relative to apps/site; overridden by `CONTENT_DIR`. */
export const contentFolder = process.env.CONTENT_DIR ?? 'src/content';
