import { latestDay } from '../text/dates.ts';

type Dated = { date: string; modified?: string | undefined; updates: readonly { date: string }[] };

/** ISO day of the last change: of an update, else of the body, else of publication (decision 33, Truth). */
export const lastChange = ({ date, modified, updates }: Dated): string =>
  latestDay(date, modified ?? date, ...updates.map((update) => update.date));

/** The moment that feeds give for a day: nine in the morning in Singapore, which is the same day in UTC. */
export const feedMoment = (isoDay: string) => `${isoDay}T09:00:00+08:00`;
