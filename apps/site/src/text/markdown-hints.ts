/**
 * Hints for the writer of the Markdown alternates, removed from the pages by the build: `skip`: useless as
 * text, or made true only by a clock or control; `marks`: source links, which become `[1, 5]`; `label`:
 * names the marks behind it: `Sources: [1, 5]`; `unit`: belongs to the stat before it: `SGD 800 per pax`.
 */
export type MarkdownHint = 'skip' | 'marks' | 'label' | 'unit';

export const hintAttribute = 'data-md';

export const inMarkdown = (hint: MarkdownHint) => ({ [hintAttribute]: hint });
