import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany, getSessions } from '../../queries/collections.ts';
import { now } from '../../queries/now.ts';
import { calendarFeedPath, sessionCalendarPath } from '../../routing/routes.ts';
import { sessionCalendar, sessionsCalendar } from '../../topics/course/course-calendar.ts';

const fileOf = (path: string) => path.replace('/calendar/', '').replace('.ics', '');

/** Past sessions too: a page opened with an earlier clock links them. */
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

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
