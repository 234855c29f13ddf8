import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { formsSchema } from '@vanda/forms/forms-schema';
import { hasSessions } from '@vanda/forms/session';
import type { Course } from '../src/schemas/course.ts';
import { lengthText } from '../src/topics/course/course-facts.ts';
import { type ContentFile, type ContentIssue, parseFile } from './read.ts';
import { validateWith } from './validate.ts';

type Copy = { path: readonly PropertyKey[]; text: string; content: string; source: string };
type CourseFile = Pick<ContentFile, 'slug' | 'file' | 'lineOf'> & { course: Course };

/** Compares what forms repeat of the content: names and lengths of courses, and the page. */
export function checkForms(files: readonly ContentFile[]): ContentIssue[] {
  const courses = files
    .filter(({ collection }) => collection === 'courses')
    .map(({ slug, file, lineOf, data }) => ({ slug, file, lineOf, course: data as Course }))
    .toSorted((a, b) => a.course.order - b.course.order);
  const invalid = checkFormFile();
  if (invalid.length > 0) return invalid;
  return [
    ...sharedDays(courses),
    ...Object.values(forms).flatMap((form: Form) => repetitions(form, courses)),
  ];
}

const formFile = 'packages/forms/src/forms.json';

function lineOf(path: readonly PropertyKey[]): number {
  const file = parseFile(formFile, readFileSync(join(import.meta.dirname, '../../..', formFile), 'utf8'));
  return Array.isArray(file) ? 1 : file.lineOf(path);
}

/** Forms with shared parts filled in, at the lines of their file. */
export const checkFormFile = (data: unknown = forms): ContentIssue[] =>
  validateWith(formsSchema, { file: formFile, data: { forms: data }, lineOf });

/** The seat register knows a session by form and first day, so courses of one form share no day. */
function sharedDays(courses: readonly CourseFile[]): ContentIssue[] {
  const first = new Map<string, string>();
  return courses.flatMap(({ file, course, lineOf }) =>
    (hasSessions(forms[course.form]) ? course.sessions : []).flatMap(({ start }, i) => {
      const key = `${course.form} ${start}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      return other === undefined || other === file
        ? []
        : [
            {
              file,
              line: lineOf(['sessions', i, 'start']),
              field: `sessions.${i}.start`,
              message: `is ${start}, as in ${other}, which has the same form (${course.form}): move one of the two, or give one course a form of its own`,
            },
          ];
    }),
  );
}

function repetitions(form: Form, courses: readonly CourseFile[]): ContentIssue[] {
  const own = courses.filter(({ course }) => course.form === form.id);
  return [...nameOfCourse(form, own), ...trackChoices(form, courses), ...courseChoices(form, courses)]
    .filter(({ text, content }) => text !== content)
    .map((copy) => toIssue(form, copy));
}

/** A form with dates has the name and page of a course that uses it. */
function nameOfCourse(form: Form, own: readonly CourseFile[]): Copy[] {
  const [only, ...others] = own;
  if (!only || (others.length > 0 && !hasSessions(form))) return [];
  const { course, file } = own.find((one) => one.course.title === form.title) ?? only;
  return [
    { path: ['title'], text: form.title, content: course.title, source: file },
    { path: ['pagePath'], text: form.pagePath, content: course.page, source: file },
  ];
}

function trackChoices(form: Form, courses: readonly CourseFile[]): Copy[] {
  return choicesOf(form, 'certificationTrack', courses, 'track', ({ course }) => ({
    value: course.title,
    label: course.title,
  }));
}

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
  const at = form.fields.findIndex((candidate) => candidate.name === name);
  const field: Field | undefined = form.fields[at];
  if (!field || !('options' in field)) return [];
  const members = courses.filter(({ course }) => course.family === family);
  const longest = Math.max(field.options.length, members.length);
  return Array.from({ length: longest }, (_, i) => {
    const [option, member] = [field.options[i], members[i]];
    return {
      path: ['fields', at, 'options', i],
      text: option ? wordsOf(option) : 'nothing',
      content: member ? wordsOf(toOption(member)) : 'nothing',
      source: member?.file ?? 'src/content/courses',
    };
  });
}

const wordsOf = (option: object) => [...new Set(Object.values(option))].join(', ');

function toIssue(form: Form, { path, text, content, source }: Copy): ContentIssue {
  const at = ['forms', form.id, ...path];
  const message = `says "${text}", and ${source} says "${content}": make them one`;
  return { file: formFile, line: lineOf(at), field: at.join('.'), message };
}
