import type { AnnouncedDate, DatedCourse, StoredDates } from '@vanda/forms/dated-course';
import type { FormId } from '@vanda/forms/form';
import type { Database, Queries } from '../../platform/database/database.ts';
import { type SessionsOf, sessionsOfCourses } from '../../platform/static/course-sessions.ts';

type CourseDateRow = { readonly form: FormId; readonly course: string; readonly date: AnnouncedDate };
type Stored = CourseDateRow & { readonly day: string; readonly isOpen: boolean };

export type CourseSessions = ReturnType<typeof createCourseSessions>;

/**
 * The store owns the dates of courses. A date of the build that the store has never had counts as well, until
 * {@link CourseSessions.importFromBuild} stores it; one that the store has is never read from a build again.
 */
export function createCourseSessions(
  database: Database,
  built: () => readonly DatedCourse[] | undefined,
  onRead: (stored: StoredDates) => void = () => undefined,
) {
  let rows: readonly Stored[] = [];
  let cached = viewOf(undefined, rows);
  let imported: readonly DatedCourse[] | undefined;

  function current() {
    if (cached.built !== built() || cached.rows !== rows) cached = viewOf(built(), rows);
    return cached;
  }

  const readIn = async (queries: Queries) => viewOf(built(), await readRows(queries));
  const sessionsOf: SessionsOf = Object.assign(
    (form: Parameters<SessionsOf>[0]) => current().sessionsOf(form),
    { readIn: async (queries: Queries) => (await readIn(queries)).sessionsOf },
  );

  return {
    /** Dates as of the last {@link refresh}; a transaction that gives seats reads them again. */
    sessionsOf,
    coursesIn: async (queries: Queries) => (await readIn(queries)).courses,
    store: storeDate,
    cancel: cancelDate,
    /** Reads what this instance or another one changed. */
    async refresh(): Promise<void> {
      rows = await readRows(database);
      onRead(datesByCourse(rows));
    },
    /** Stores the dates that only the build has. */
    async importFromBuild(): Promise<void> {
      const courses = built();
      if (!courses || courses === imported) return;
      await database.transaction(async (queries) => {
        for (const { course, form, sessions } of courses)
          for (const date of sessions) await insert(queries, { form, course, date }, 'DO NOTHING');
      });
      imported = courses;
    },
  };
}

function datesByCourse(rows: readonly Stored[]): StoredDates {
  const byCourse = Map.groupBy(rows, ({ course }) => course);
  return Object.fromEntries(
    [...byCourse].map(([course, own]) => [
      course,
      {
        open: own.flatMap(({ isOpen, date }) => (isOpen ? date : [])),
        cancelled: own.flatMap(({ isOpen, day }) => (isOpen ? [] : day)),
      },
    ]),
  );
}

function viewOf(built: readonly DatedCourse[] | undefined, rows: readonly Stored[]) {
  const known = new Set(rows.map(({ form, day }) => `${form} ${day}`));
  const courses = built?.map((each): DatedCourse => {
    const own = rows.filter(
      ({ course, form, isOpen }) => isOpen && course === each.course && form === each.form,
    );
    const unknown = each.sessions.filter(({ start }) => !known.has(`${each.form} ${start}`));
    const sessions = [...own.map(({ date }) => date), ...unknown];
    return { ...each, sessions: sessions.toSorted((a, b) => (a.start < b.start ? -1 : 1)) };
  });
  return { built, rows, courses: courses ?? [], sessionsOf: sessionsOfCourses(courses) };
}

/** Stores a date under its day, and replaces an earlier one. The caller locks its session first. */
async function storeDate(queries: Queries, session: CourseDateRow): Promise<void> {
  await insert(
    queries,
    session,
    `(form, day) DO UPDATE SET course = excluded.course, end_day = excluded.end_day, place = excluded.place,
       start_time = excluded.start_time, end_time = excluded.end_time, seats = excluded.seats,
       is_available = excluded.is_available, status = 'open'`,
  );
}

/** Cancels a date, which stays in the store. The caller locks its session first. */
async function cancelDate(queries: Queries, session: CourseDateRow): Promise<void> {
  await insert(queries, session, 'DO NOTHING');
  const { form, date } = session;
  await queries.run("UPDATE course_sessions SET status = 'cancelled' WHERE form = $1 AND day = $2", [
    form,
    date.start,
  ]);
}

async function insert(queries: Queries, { form, course, date }: CourseDateRow, onConflict: string) {
  const { start, end, place, startTime, endTime, seats, status } = date;
  await queries.run(
    `INSERT INTO course_sessions (form, day, course, end_day, place, start_time, end_time, seats, is_available, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open') ON CONFLICT ${onConflict}`,
    [
      form,
      start,
      course,
      end ?? null,
      place ?? null,
      startTime ?? null,
      endTime ?? null,
      seats ?? null,
      status ? 1 : 0,
    ],
  );
}

type Row = {
  form: FormId;
  day: string;
  course: string;
  end: string | null;
  place: string | null;
  startTime: string | null;
  endTime: string | null;
  seats: number | null;
  isAvailable: number;
  status: 'open' | 'cancelled';
};

async function readRows(queries: Queries): Promise<Stored[]> {
  const rows = await queries.all<Row>(
    `SELECT form, day, course, end_day AS "end", place, start_time AS "startTime", end_time AS "endTime", seats,
       is_available AS "isAvailable", status FROM course_sessions ORDER BY day, form`,
  );
  return rows.map(({ form, day, course, end, place, startTime, endTime, seats, isAvailable, status }) => ({
    form,
    day,
    course,
    isOpen: status === 'open',
    date: {
      start: day,
      ...(end !== null && { end }),
      ...(place !== null && { place }),
      ...(startTime !== null && endTime !== null && { startTime, endTime }),
      ...(seats !== null && { seats }),
      ...(isAvailable === 1 && { status: 'available' as const }),
    },
  }));
}
