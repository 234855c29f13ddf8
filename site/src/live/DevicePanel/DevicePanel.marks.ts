/** What DevicePanel.client.ts finds its markup by. */
export const marks = {
  panel: 'data-device-panel',
  /** A row, with its storage key. */
  row: 'data-kept',
  /** Which of the two storages holds it. */
  area: 'data-area',
  name: 'data-name',
  amount: 'data-amount',
  details: 'data-details',
  content: 'data-content',
  /** A button that deletes what stands under its key, or everything where it names none. */
  forget: 'data-forget',
  signal: 'data-privacy-signal',
  summary: 'data-summary',
  figure: 'data-figure',
  queries: 'data-queries',
  queryList: 'data-query-list',
  message: 'data-message',
} as const;
