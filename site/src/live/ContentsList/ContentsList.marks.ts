/** What ContentsList.client.ts finds its markup by. */
export const marks = { list: 'data-contents', here: 'data-here' } as const;
