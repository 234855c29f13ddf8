import type { APIRoute, GetStaticPaths } from 'astro';
import { sessionCalendar, sessionsCalendar } from '../../course/course-calendar.ts';
import { getCompany } from '../../queries/company.ts';
import { getSessions } from '../../queries/courses.ts';
import { now } from '../../queries/now.ts';
import { calendarFeedPath, sessionCalendarPath } from '../../routes.ts';

const fileOf = (path: string) => path.replace('/calendar/', '').replace('.ics', '');

/**
 * A file for every session, past ones too: a page that is opened with an earlier clock links them. The feed holds
 * what is still to come at the build.
 */
export const getStaticPaths = (async () => {
  const [sessions, { brand }] = await Promise.all([getSessions(), getCompany()]);
  const context = { brand, site: import.meta.env.SITE, now };
  return [
    {
      params: { file: fileOf(calendarFeedPath) },
      props: { text: sessionsCalendar(sessions, context) },
    },
    ...sessions.map((dated) => ({
      params: { file: fileOf(sessionCalendarPath(dated.slug, dated.session.start)) },
      props: { text: sessionCalendar(dated, context) },
    })),
  ];
}) satisfies GetStaticPaths;

/** Calendar files (RFC 5545). */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
