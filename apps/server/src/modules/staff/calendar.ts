import { countsInWords } from '@vanda/desk-api/session-counts';
import { calendarFeed, calendarUid } from '@vanda/forms/calendar';
import { forms } from '@vanda/forms/forms';
import { DomainError } from './domain-error.ts';
import type { Handlers } from './serve.ts';
import { allSessions } from './sessions/views.ts';
import { hasCalendar } from './store/staff-members.ts';

export const calendarHandlers: Handlers<'calendar'> = {
  async calendar({ desk, params, reply, nowMs }) {
    const token = params.token.replace(/\.ics$/, '');
    if (!(await hasCalendar(desk.database, token))) throw new DomainError({ code: 'not-found' });
    const host = new URL(desk.services.desk.url).hostname;
    const lines = await allSessions(desk);
    reply.type('text/calendar; charset=utf-8');
    return calendarFeed({
      name: `${desk.services.site().company.name}: sessions`,
      description: 'Sessions and how their seats stand. No names.',
      refreshHours: 1,
      events: lines.flatMap(({ form, day, session, seats, seatsIn, free }) => {
        if (!session) return [];
        return [
          {
            uid: calendarUid(`desk-${form}-${day}`, host),
            createdAtMs: nowMs,
            title: `${forms[form].title}: ${seatsIn.confirmed}${seats === undefined ? '' : ` of ${seats}`} confirmed`,
            session,
            description: countsInWords({ ...seatsIn, capacity: seats ?? null, free: free ?? null }),
            status: 'CONFIRMED' as const,
          },
        ];
      }),
    });
  },
};
