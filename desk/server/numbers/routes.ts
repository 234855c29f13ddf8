import { addDays, startOfDay } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { figureOf, formsWithin, keptFigures } from '../../../intake/src/desk-store/figures.ts';
import type { Handlers } from '../serve.ts';
import {
  allMonths,
  isClosed,
  mondaysWithin,
  monthFigure,
  monthOf,
  shown,
  spanOfMonth,
  weekName,
} from './months.ts';

/** What came in and how soon it was answered, from the store alone. */
export const numberHandlers: Handlers<'numbers'> = {
  async numbers({ desk, query, nowMs }) {
    const { database } = desk;
    const month = query.month ?? monthOf(nowMs);
    const span = spanOfMonth(month);
    const weeks = [];
    for (const monday of mondaysWithin(span)) {
      const week = { fromMs: startOfDay(monday).getTime(), toMs: startOfDay(addDays(monday, 7)).getTime() };
      if (week.fromMs > nowMs) continue;
      weeks.push({
        week: weekName(monday),
        startsOn: monday,
        endsOn: addDays(monday, 6),
        isClosed: isClosed(week, nowMs),
        ...shown(await figureOf(database, week)),
      });
    }
    const byForm = [];
    for (const form of await formsWithin(database, span)) {
      byForm.push({ form, title: forms[form].title, ...shown(await figureOf(database, span, form)) });
    }
    return {
      month: await monthFigure(database, month, await keptFigures(database), nowMs),
      weeks,
      forms: byForm,
      months: await allMonths(database, nowMs),
    };
  },
};
