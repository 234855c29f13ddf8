type Dated = { date: string; modified?: string | undefined; updates: readonly { date: string }[] };

/** ISO day of the last change: of an update, else of the body, else of publication (specification, section 2). */
export const lastChange = ({ date, modified, updates }: Dated): string =>
  [date, modified ?? date, ...updates.map((update) => update.date)].reduce((a, b) => (a > b ? a : b));
