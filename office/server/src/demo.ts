import type { DatedCourse } from '@vanda/forms/dated-course';
import { addDays, daysBetween, hourMs, mondayOf, toIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { nextAvailable } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { hasSessions } from '@vanda/forms/session';
import {
  createCourseSessions,
  type Database,
  demoKeyPrefix,
  insertEnquiry,
  toNewEnquiry,
} from '@vanda/server/office';
import { assignToMe, changeEnquiry, markAnswered } from './enquiry/commands.ts';
import { orderedId } from './store/audit-log.ts';
import { insertNote } from './store/notes.ts';

type CourseSessions = ReturnType<typeof createCourseSessions>;
type Sessions = (form: Form) => readonly { readonly start: string }[];

type DemoEnquiry = {
  readonly form: FormId;
  readonly name: string;
  readonly company?: string;
  readonly message?: string;
  readonly service?: string;
  readonly hoursAgo: number;
  readonly answeredAfter?: number;
  readonly isTaken?: boolean;
  readonly note?: string;
  readonly isRobot?: boolean;
};

/** Invented people and companies; all addresses end in `.example`. */
const demoEnquiries: readonly DemoEnquiry[] = [
  {
    form: 'contact',
    name: 'Kavitha Nair',
    company: 'Bukit Analytics',
    service: 'ISO 42001 AI Management',
    hoursAgo: 27.7,
    message:
      'Our tender closes on 4 December and asks for ISO 42001. Can you tell us by when a first gap review could be done?',
  },
  {
    form: 'data-protection-fundamentals',
    name: 'Lim Wei Jie',
    company: 'Pandan Cold Chain',
    hoursAgo: 25.1,
    message: 'Eight of us, all from the warehouse office. Is there still room for all eight on the same day?',
    note: 'Prefers the phone, after two.',
  },
  {
    form: 'contact',
    name: 'Siti Khadijah Osman',
    company: 'Serangoon Early Learning',
    service: 'Data Protection Officer',
    hoursAgo: 23,
    message: 'We keep NRIC numbers of parents in the sign-out book and know that this has to end.',
    isTaken: true,
  },
  {
    form: 'generative-ai',
    name: 'Nurul Aisyah Rahmat',
    hoursAgo: 21.8,
    message: 'May I send a colleague instead of me?',
  },
  {
    form: 'contact',
    name: 'Marcus de Souza',
    company: 'Katong Robotics',
    service: 'General Consultation',
    hoursAgo: 19.3,
    message: 'We rank applicants for a firm in Hamburg and would like a second pair of eyes.',
  },
  {
    form: 'professional-scrum-master',
    name: 'Tan Hui Min',
    company: 'Redhill Games',
    hoursAgo: 16.6,
    message: 'Happy to wait. If a seat comes up on short notice I can be there the next morning.',
  },
  {
    form: 'generative-ai',
    name: 'Faridah Hassan',
    company: 'Jurong Test Bench',
    hoursAgo: 14.1,
    message: 'Four engineers, two of them on shift until noon.',
  },
  {
    form: 'contact',
    name: 'Chua Kah Hock',
    company: 'Tuas Marine Supply',
    service: 'AI Technology Training',
    hoursAgo: 4.2,
    message:
      'Copilot for 25 people in the planning office. Please send a quotation for two days in February.',
  },
  { form: 'ai-certification', name: 'Arjun Pillai', company: 'Tuas Marine Supply', hoursAgo: 2.4 },
  { form: 'agile-training', name: 'Goh Pei Shan', hoursAgo: 0.5 },
  {
    form: 'contact',
    name: 'Best Prices',
    message: 'Rank first on every search engine. Reply today.',
    hoursAgo: 9,
    isRobot: true,
  },
  {
    form: 'contact',
    name: 'Wong Mei Fen',
    company: 'Clementi Dental',
    message: 'Is the DPTM assessment per clinic?',
    hoursAgo: 6,
    isRobot: true,
  },
  ...[
    'Daniel Wong',
    'Priya Raghunathan',
    'Imelda Cruz',
    'Hafiz Salleh',
    'Joanna Oliveiro',
    'Ng Boon Keat',
    'Deepa Menon',
    'Adrian Sim',
    'Devi Anand',
    'Koh Jia Hui',
    'Rizal Ahmad',
    'Sandra Teo',
  ].flatMap((name, index): DemoEnquiry[] => [
    {
      form: 'professional-scrum-master',
      name,
      company: 'Kranji Instruments',
      hoursAgo: 60 + index * 37,
      answeredAfter: 2 + ((index * 5) % 30),
    },
    {
      form: 'contact',
      name,
      company: 'Kranji Instruments',
      service: 'General Consultation',
      message: 'What would half a day with our managers cost?',
      hoursAgo: 700 + index * 61,
      answeredAfter: 1 + ((index * 7) % 26),
    },
  ]),
];

export async function fillWithDemoData(database: Database, courses: readonly DatedCourse[], nowMs: number) {
  const staffMembers = await openFor(database, nowMs);
  if (!staffMembers) return 0;
  const courseSessions = createCourseSessions(database, () => courses);
  const { sessionsOf } = courseSessions;
  await addSessions(database, courseSessions, courses, nowMs);
  await courseSessions.refresh();
  // Dates of the build come before the added ones.
  const offered: Sessions = (form) => [
    ...courses.flatMap((course) => (course.form === form.id ? course.sessions : [])),
    ...(sessionsOf(form) ?? []),
  ];
  const oldestFirst = demoEnquiries.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  for (const [index, person] of oldestFirst.entries()) {
    const enquiry = toEnquiry(person, offered, nowMs);
    await database.transaction((queries) =>
      insertEnquiry(queries, enquiry, { kinds: [], receiptLimit: 0 }, sessionsOf),
    );
    await handle(database, enquiry, person, staffMembers[index % staffMembers.length] ?? '');
  }
  return demoEnquiries.length;
}

/** Adds two sessions to every course with dates, in two and five weeks. */
async function addSessions(
  database: Database,
  courseSessions: CourseSessions,
  courses: readonly DatedCourse[],
  nowMs: number,
) {
  const dated = courses.filter(({ form }) => hasSessions(forms[form]));
  for (const [index, { form, course, sessions }] of dated.entries()) {
    const latest = sessions.toSorted((a, b) => (a.start < b.start ? 1 : -1))[0];
    for (const weeks of [2, 5]) {
      const start = addDays(mondayOf(toIsoDay(nowMs)), weeks * 7 + (index % 3));
      const end = addDays(start, latest?.end ? Math.min(2, daysBetween(latest.start, latest.end)) : 0);
      await courseSessions.store(database, {
        form,
        course,
        date: { ...latest, start, end, seats: 4 + index },
      });
    }
  }
}

const openFor = (database: Database, nowMs: number): Promise<string[] | undefined> =>
  database.transaction(async (queries) => {
    const [row] = await queries.all('SELECT reference FROM enquiries LIMIT 1');
    if (row) return undefined;
    const ids: string[] = [];
    for (const name of ['Imrana Demo', 'Rupert Demo']) {
      const id = orderedId();
      await queries.run(
        `INSERT INTO staff_members (id, name, role, status, version, made_at, keys_off)
         VALUES ($1, $2, 'member', 'invited', 1, $3, '')`,
        [id, name, nowMs],
      );
      ids.push(id);
    }
    return ids;
  });

async function handle(
  database: Database,
  { reference, receivedAtMs }: ReturnType<typeof toNewEnquiry>,
  { answeredAfter, isTaken, note }: DemoEnquiry,
  by: string,
): Promise<void> {
  const change = (atMs: number) => ({ reference, by, atMs, idempotencyKey: orderedId() });
  if (isTaken) await changeEnquiry(database, change(receivedAtMs + hourMs), 'assigned-to-self', assignToMe);
  if (note) {
    await changeEnquiry(database, change(receivedAtMs + hourMs), 'noted', (queries, _before, noted) =>
      insertNote(queries, noted, note),
    );
  }
  if (answeredAfter !== undefined) {
    const answered = change(receivedAtMs + answeredAfter * hourMs);
    await changeEnquiry(database, answered, 'marked-answered', async (queries, before) => {
      await markAnswered(queries, before, answered);
      return { how: 'own-mail' };
    });
  }
}

function toEnquiry(
  person: DemoEnquiry,
  sessionsOf: Sessions,
  nowMs: number,
): ReturnType<typeof toNewEnquiry> {
  const form: Form = forms[person.form];
  const values = valuesOf(form, person, sessionsOf, nowMs);
  const atMs = Math.round(nowMs - person.hoursAgo * hourMs);
  const spamReason = person.isRobot ? 'too-fast' : undefined;
  const idempotencyKey = `${demoKeyPrefix}${person.hoursAgo}`;
  return toNewEnquiry(
    form,
    { values, hasMarketingConsent: false, honeypot: '', idempotencyKey },
    spamReason,
    atMs,
  );
}

function valuesOf(form: Form, person: DemoEnquiry, sessionsOf: Sessions, nowMs: number): EnquiryValues {
  const [firstName = '', ...rest] = person.name.split(' ');
  const address = `${person.name.toLowerCase().replaceAll(' ', '.')}@${(person.company ?? 'home').toLowerCase().replaceAll(' ', '-')}.example`;
  const tomorrow = addDays(toIsoDay(nowMs), 1);
  const session = sessionsOf(form).find(({ start }) => start > tomorrow)?.start ?? nextAvailable;
  const given: Record<string, string | undefined> = {
    name: person.name,
    firstName,
    lastName: rest.join(' '),
    email: address,
    company: person.company,
    service: person.service,
    message: person.message,
    specialRequirements: person.message,
  };
  return Object.fromEntries(
    form.fields.flatMap((field): [string, string][] => {
      if (field.kind === 'session') return [[field.name, session]];
      const value = given[field.name];
      if (value) return [[field.name, value]];
      const [first] = 'options' in field ? field.options : [];
      return field.required && first ? [[field.name, first.value]] : [];
    }),
  );
}
