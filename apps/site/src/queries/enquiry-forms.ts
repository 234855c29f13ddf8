import { type DatedCourse, offeredSessions } from '@vanda/forms/dated-course';
import type { Form, FormId } from '@vanda/forms/form';
import { addedForms, compactForm, forms } from '@vanda/forms/forms';
import type { NoticeCompany } from '@vanda/forms/notice';
import { hasSessions } from '@vanda/forms/session';
import { formsDelivery } from '../config/environment.ts';
import type { Block } from '../schemas/parts/block.ts';
import { getCompany, getCourses } from './collections.ts';
import { today } from './now.ts';

/** Includes unchanged forms of the code, so that the server drops the changes that a course no longer makes. */
export async function getForms(): Promise<Form[]> {
  await getCourses();
  return Object.values(forms);
}

export async function getEnquiryForm(id: FormId) {
  const company = await getCompany();
  const added = addedForms().find((form) => form.id === id);
  const dating = forms[id].fields.flatMap((field) =>
    'options' in field ? field.options.flatMap(({ datedBy = [] }) => datedBy) : [],
  );
  const lastStarts = dating.map(async (one) => [one, (await sessionsOf(forms[one])).at(-1)?.start] as const);
  return {
    form: id,
    added: added && compactForm(added),
    sessions: (await sessionsOf(forms[id])).map(forVisitors),
    lastStarts: Object.fromEntries(await Promise.all(lastStarts)),
    today,
    company: { ...(await getNoticeCompany()), email: company.email },
    delivery: formsDelivery(process.env),
  };
}

/** Removes the number of seats, which visitors do not learn. */
const forVisitors = ({ seats: _, ...session }: Awaited<ReturnType<typeof sessionsOf>>[number]) => session;

export async function getNoticeCompany(): Promise<NoticeCompany> {
  const { legalName, dpoEmail, replyWithin, dataRecipients } = await getCompany();
  const recipients = dataRecipients.map(({ name, purpose }) => `${name}, ${purpose}`);
  return { name: legalName, dpoEmail, replyWithin, ...(recipients.length > 0 && { recipients }) };
}

/** Courses whose form asks for a date. */
export async function getDatedCourses(): Promise<Record<keyof DatedCourse, unknown>[]> {
  const courses = Object.entries(await getCourses());
  return courses
    .filter(([, { form }]) => hasSessions(forms[form]))
    .map(([course, { title, shortTitle, form, durationDays, durationWeeks, sessions }]) => ({
      course,
      title,
      shortTitle,
      form,
      durationDays,
      durationWeeks,
      sessions,
    }));
}

export type PageWithBlocks = { title: string; blocks: readonly Block[]; course?: string | undefined };

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

async function sessionsOf(form: Form) {
  if (!hasSessions(form)) return [];
  return offeredSessions(form.id, Object.values(await getCourses()));
}
