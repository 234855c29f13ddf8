import { latestDay } from '@vanda/forms/date-formats';

type Dated = { date: string; modified?: string | undefined; updates: readonly { date: string }[] };

export const lastChange = ({ date, modified, updates }: Dated): string =>
  latestDay(date, modified ?? date, ...updates.map((update) => update.date));

/** 09:00 in Singapore, which is the same day in UTC. */
export const feedMoment = (isoDay: string) => `${isoDay}T09:00:00+08:00`;
