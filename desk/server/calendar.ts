import { calendarFeed, calendarUid } from '@vanda/enquiry/calendar';
import { hasCalendar } from '../../intake/src/desk-store/colleagues.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './serve.ts';
import { courseTitle } from './sessions/detail.ts';
import { allSessions } from './sessions/session-rows.ts';

/** The office's calendar: dates and counts, no names. Its address is its own secret. */
export const calendarHandlers: Handlers<'calendar'> = {
  async calendar({ desk, params, reply, nowMs }) {
    const token = params.token.replace(/\.ics$/, '');
    if (!(await hasCalendar(desk.database, token))) throw new Refusal({ code: 'not-found' });
    const host = new URL(desk.house.desk.url).hostname;
    const lines = await allSessions(desk);
    reply.type('text/calendar; charset=utf-8');
    return calendarFeed({
      name: `${desk.house.site().company.name}: sessions`,
      description: 'Sessions and how their seats stand. No names.',
      refreshHours: 1,
      events: lines.flatMap(({ form, day, session, seats, seatsIn, free }) => {
        if (!session) return [];
        const taken = `${seatsIn.confirmed} confirmed, ${seatsIn.held + seatsIn.offered} to confirm, ${seatsIn.waiting} waiting`;
        return [
          {
            uid: calendarUid(`desk-${form}-${day}`, host),
            createdAtMs: nowMs,
            title: `${courseTitle(form)}: ${seatsIn.confirmed}${seats === undefined ? '' : ` of ${seats}`} confirmed`,
            session,
            description: `${taken}${free === undefined ? '' : `, ${free} free`}`,
            status: 'CONFIRMED' as const,
          },
        ];
      }),
    });
  },
};
