import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { lengthText } from '../src/course/course-facts.ts';
import type { Company } from '../src/schemas/company.ts';
import type { Course } from '../src/schemas/course.ts';
import type { ContentFile, Mistake } from './read.ts';

/** What a form and the content both say: the text in the form's file, and what the content makes of it. */
type Copy = { field: string; text: string; content: string; source: string };
type CourseFile = { slug: string; file: string; course: Course };

/**
 * The forms are plain data for the page and for the intake service, which never reads the content. What they repeat of
 * it is held here: names and lengths of courses, the page a form stands on, and the hours within which the company replies.
 */
export function checkForms(files: readonly ContentFile[]): Mistake[] {
  const company = files.find(({ collection }) => collection === 'company');
  const courses = files
    .filter(({ collection }) => collection === 'courses')
    .map(({ slug, file, data }) => ({ slug, file, course: data as Course }))
    .toSorted((a, b) => a.course.order - b.course.order);
  return Object.values(forms).flatMap((form: Form) => {
    const own = courses.filter(({ course }) => course.form === form.id);
    return [
      ...(company ? [replyPromise(form, company)] : []),
      ...nameOfCourse(form, own),
      ...trackChoices(form, courses),
      ...courseChoices(form, courses),
    ]
      .filter(({ text, content }) => text !== content)
      .map((copy) => toMistake(form, copy));
  });
}

/** The note after sending promises what the company promises. */
function replyPromise({ success }: Form, { file, data }: ContentFile): Copy {
  const { replyWithinHours } = data as Company;
  const text = /within \d+ hours/.exec(success.note)?.[0] ?? success.note;
  return { field: 'success.note', text, content: `within ${replyWithinHours} hours`, source: file };
}

/** The form of one course is called like it and stands on its page. */
function nameOfCourse(form: Form, own: readonly CourseFile[]): Copy[] {
  const [only, ...others] = own;
  if (!only || others.length > 0) return [];
  const { course, file } = only;
  return [
    { field: 'title', text: form.title, content: course.title, source: file },
    { field: 'pagePath', text: form.pagePath, content: course.page, source: file },
  ];
}

/** The choice of a certification track offers every course of the family, in its order. */
function trackChoices(form: Form, courses: readonly CourseFile[]): Copy[] {
  return choicesOf(form, 'certificationTrack', courses, 'track', ({ course }) => ({
    value: course.title,
    label: course.title,
  }));
}

/** The choice of an agile course offers every course of the family, in its order, with its length. */
function courseChoices(form: Form, courses: readonly CourseFile[]): Copy[] {
  return choicesOf(form, 'course', courses, 'agile', ({ slug, course }) => ({
    value: slug,
    label: course.offeredAs ?? course.title,
    note: lengthText(course),
  }));
}

function choicesOf(
  form: Form,
  name: string,
  courses: readonly CourseFile[],
  family: Course['family'],
  toOption: (course: CourseFile) => Record<string, string>,
): Copy[] {
  const field: Field | undefined = form.fields.find((candidate) => candidate.name === name);
  if (!field || !('options' in field)) return [];
  const members = courses.filter(({ course }) => course.family === family);
  const longest = Math.max(field.options.length, members.length);
  return Array.from({ length: longest }, (_, i) => {
    const [option, member] = [field.options[i], members[i]];
    return {
      field: `${name}.options.${i}`,
      text: option ? wordsOf(option) : 'nothing',
      content: member ? wordsOf(toOption(member)) : 'nothing',
      source: member?.file ?? 'src/content/courses',
    };
  });
}

const wordsOf = (option: object) => [...new Set(Object.values(option))].join(', ');

function toMistake(form: Form, { field, text, content, source }: Copy): Mistake {
  const file = `enquiry/src/forms/${form.id}.ts`;
  const [start = ''] = text.split(', ');
  const lines = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n');
  const line = lines.findIndex((written) => written.includes(start)) + 1 || 1;
  return { file, line, field, message: `says "${text}", and ${source} says "${content}": make them one` };
}
