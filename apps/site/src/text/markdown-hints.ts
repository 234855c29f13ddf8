/**
 * For the writer of Markdown alternates: `skip`: useless as text; `marks`: source links, which
 * become `[1, 5]`; `label`: names the marks behind it; `unit`: belongs to the stat before it.
 */
export type MarkdownHint = 'skip' | 'marks' | 'label' | 'unit';

export const hintAttribute = 'data-md';

export const inMarkdown = (hint: MarkdownHint) => ({ [hintAttribute]: hint });
