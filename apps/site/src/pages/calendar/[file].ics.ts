import type { APIRoute, GetStaticPaths } from 'astro';
import { getCompany, getSessions } from '../../queries/collections.ts';
import { now } from '../../queries/now.ts';
import { textFile } from '../../routing/responses.ts';
import { calendarFeedPath, sessionCalendarPath } from '../../routing/routes.ts';
import { sessionCalendar, sessionsCalendar } from '../../topics/course/course-calendar.ts';

const fileOf = (path: string) => path.replace('/calendar/', '').replace('.ics', '');

/** Past sessions too: a page opened with an earlier clock links them. */
export const getStaticPaths = (async () => {
  const sessions = await getSessions();
  const context = { brand: (await getCompany()).brand, site: import.meta.env.SITE, now };
  return [
    { params: { file: fileOf(calendarFeedPath) }, props: { text: sessionsCalendar(sessions, context) } },
    ...sessions.map((dated) => ({
      params: { file: fileOf(sessionCalendarPath(dated.slug, dated.session.start)) },
      props: { text: sessionCalendar(dated, context) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => textFile(props.text, 'text/calendar');
