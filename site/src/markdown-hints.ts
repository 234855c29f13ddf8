/**
 * What a component tells the writer of the Markdown twins about an element, where the markup alone doesn't say it:
 *
 * - `skip`: readers of words don't need it, or only a clock or a control makes it true
 * - `marks`: links to sources by number; they become `[1, 5]`
 * - `label`: its words name the marks behind them: `Sources: [1, 5]`
 * - `unit`: belongs to the figure before it: `SGD 800 per pax`, where another note would follow a comma
 *
 * The build takes the attribute out of the pages again.
 */
export type MarkdownHint = 'skip' | 'marks' | 'label' | 'unit';

export const hintAttribute = 'data-md';

/** The attribute, to be spread into an element. */
export const inMarkdown = (hint: MarkdownHint) => ({ [hintAttribute]: hint });
