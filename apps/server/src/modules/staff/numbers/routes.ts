import { addDays, startOfDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { lastBackup } from '../../../platform/backup/status.ts';
import { replyClockOf } from '../desk.ts';
import type { Handlers } from '../serve.ts';
import {
  allMonths,
  figureOf,
  formsWithin,
  isClosed,
  mondaysWithin,
  monthFigure,
  monthOf,
  spanOfMonth,
  storedFigures,
  weekName,
} from './months.ts';

export const numberHandlers: Handlers<'numbers'> = {
  async numbers({ desk, query, nowMs }) {
    const { database } = desk;
    const promised = { clock: replyClockOf(desk), nowMs };
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
        isClosed: isClosed(week, promised),
        ...(await figureOf(database, week, promised)),
      });
    }
    const byForm = [];
    for (const form of await formsWithin(database, span)) {
      byForm.push({
        form,
        title: forms[form].title,
        ...(await figureOf(database, span, promised, form)),
      });
    }
    const { upToDateAtMs = null, provedAtMs = null } = await lastBackup(desk.services.settings, database);
    return {
      backup: { upToDateAtMs, provedAtMs },
      month: await monthFigure(database, month, await storedFigures(database), promised),
      weeks,
      forms: byForm,
      months: await allMonths(database, promised),
    };
  },
};
