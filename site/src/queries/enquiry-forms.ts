import type { FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { toIsoDay, weekdayRange } from '../lib/dates.ts';
import { formsDelivery } from '../lib/environment.ts';
import type { Course, Session } from '../schemas/course.ts';
import type { Service } from '../schemas/service.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { now } from './now.ts';

/** What the form island of a page needs: its definition, the dates of its course, and the company. */
export async function getEnquiryForm(id: FormId) {
  const form = forms[id];
  const [courses, company] = await Promise.all([getCourses(), getCompany()]);
  const hasSessions = form.fields.some(({ kind }) => kind === 'session');
  const course = Object.values(courses).find((candidate) => candidate.form === id);
  if (hasSessions && !course)
    throw new Error(`no course has the form "${id}", so it has no dates to choose from`);
  return {
    form,
    sessions: hasSessions && course ? course.sessions.map((session) => offeredSession(course, session)) : [],
    today: toIsoDay(now),
    company: {
      name: company.legalName,
      email: company.email,
      dpoEmail: company.dpoEmail,
      replyWithinHours: company.replyWithinHours,
    },
    delivery: formsDelivery(process.env),
  };
}

/** The registration form of a service page; undefined on a page without a registration block. */
export async function getRegistrationForm(service: Service) {
  const block = service.blocks.find((candidate) => candidate.kind === 'registration');
  if (!block) return undefined;
  const id = block.form ?? (await getCourses())[service.course ?? '']?.form;
  if (!id) {
    throw new Error(
      `The registration block of "${service.title}" needs a \`form\`, because its page has no course`,
    );
  }
  return getEnquiryForm(id);
}

/** A session with the line under its date: "Mon to Wed, Singapore", or "Starts Fri, Singapore" where no end is known. */
function offeredSession({ durationDays = 1, durationWeeks }: Course, { start, end, place }: Session) {
  const isStartOnly = end === undefined && (durationWeeks !== undefined || durationDays > 1);
  const note = `${isStartOnly ? 'Starts ' : ''}${weekdayRange(start, end)}, ${place}`;
  return { start, end: end ?? start, place, note };
}
