import { toIsoDay } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { NoticeCompany } from '@vanda/enquiry/notice';
import { formsDelivery } from '../environment.ts';
import type { Course, Session } from '../schemas/course.ts';
import type { Block } from '../schemas/parts/block.ts';
import { weekdayRange } from '../text/dates.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { now } from './now.ts';

/** What the form island of a page needs: its definition, the dates of its course, and the company. */
export async function getEnquiryForm(id: FormId) {
  const company = await getCompany();
  return {
    form: id,
    sessions: (await sessionsOf(forms[id])).map(forVisitors),
    today: toIsoDay(now),
    company: {
      ...(await getNoticeCompany()),
      email: company.email,
      replyWithinHours: company.replyWithinHours,
    },
    delivery: formsDelivery(process.env),
  };
}

/** How many seats there are is no visitor's business; that a date can be full makes the form ask. */
function forVisitors({ seats, ...session }: Awaited<ReturnType<typeof sessionsOf>>[number]) {
  return { ...session, ...(seats === undefined ? {} : { isLimited: true }) };
}

/** The company as the notice at every form names it. */
export async function getNoticeCompany(): Promise<NoticeCompany> {
  const { legalName, dpoEmail } = await getCompany();
  return { name: legalName, dpoEmail };
}

/** The dates of every form with a choice of dates, past ones too, as the intake service checks them. */
export async function getOfferedSessions() {
  const dated = Object.values(forms).filter(hasSessions);
  const entries = dated.map(async (form) => {
    const sessions = await sessionsOf(form);
    return [form.id, sessions.map(({ note: _, ...session }) => session)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A page whose blocks may hold a registration form. */
export type PageWithBlocks = { title: string; blocks: readonly Block[]; course?: string | undefined };

/** The registration form of a page; undefined on a page without a registration block. */
export async function getRegistrationForm(page: PageWithBlocks) {
  const block = page.blocks.find((candidate) => candidate.kind === 'registration');
  if (!block) return undefined;
  const id = block.form ?? (await getCourses())[page.course ?? '']?.form;
  if (!id) {
    throw new Error(
      `The registration block of "${page.title}" needs a \`form\`, because its page has no course`,
    );
  }
  return getEnquiryForm(id);
}

const hasSessions = (form: Form) => form.fields.some(({ kind }) => kind === 'session');

async function sessionsOf(form: Form) {
  if (!hasSessions(form)) return [];
  const course = Object.values(await getCourses()).find((candidate) => candidate.form === form.id);
  if (!course) throw new Error(`No course has the form "${form.id}", so it has no dates to choose from`);
  return course.sessions.map((session) => offeredSession(course, session));
}

/** A session with the line under its date: "Mon to Wed, Singapore", or "Starts Fri, Singapore" where no end is known. */
function offeredSession({ durationDays = 1, durationWeeks }: Course, { start, end, place, seats }: Session) {
  const isStartOnly = end === undefined && (durationWeeks !== undefined || durationDays > 1);
  const note = `${isStartOnly ? 'Starts ' : ''}${weekdayRange(start, end)}, ${place}`;
  return { start, end: end ?? start, place, note, ...(seats === undefined ? {} : { seats }) };
}
