/** What Tabs.client.ts finds its markup by. */
export const marks = { group: 'data-tabs', panel: 'data-tab' } as const;
