import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { formsSchema } from '@vanda/forms/forms-schema';
import { hasSessions } from '@vanda/forms/session';
import type { Course } from '../src/schemas/course.ts';
import { lengthText } from '../src/topics/course/course-facts.ts';
import { type ContentFile, type ContentIssue, type FileOf, filesOf, parseFile } from './read.ts';
import { issueAt } from './references.ts';
import { validateWith } from './validate.ts';

type CourseFile = FileOf<'courses'>;

/** Compares what forms repeat of the content: names and lengths of courses, and the page. */
export function checkForms(files: readonly ContentFile[]): ContentIssue[] {
  const courses = filesOf(files, 'courses').toSorted((a, b) => a.data.order - b.data.order);
  const invalid = checkFormFile();
  if (invalid.length > 0) return invalid;
  return [
    ...sharedDays(courses),
    ...Object.values(forms).flatMap((form: Form) =>
      [...copiesIn(form, courses)]
        .filter(({ text, content }) => text !== content)
        .map((copy) => toIssue(form, copy)),
    ),
  ];
}

const formFile = 'packages/forms/src/forms.json';

function lineOf(path: readonly PropertyKey[]): number {
  const file = parseFile(formFile, readFileSync(join(import.meta.dirname, '../../..', formFile), 'utf8'));
  return Array.isArray(file) ? 1 : file.lineOf(path);
}

export const checkFormFile = (data: unknown = forms): ContentIssue[] =>
  validateWith(formsSchema, { file: formFile, data: { forms: data }, lineOf });

/** The seat register identifies a session by form and first day, so courses of one form share no day. */
function* sharedDays(courses: readonly CourseFile[]): Generator<ContentIssue> {
  const first = new Map<string, CourseFile>();
  for (const file of courses) {
    const { form, sessions = [] } = file.data;
    if (!hasSessions(forms[form])) continue;
    for (const [i, { start }] of sessions.entries()) {
      const other = first.get(`${form} ${start}`) ?? file;
      first.set(`${form} ${start}`, other);
      if (other !== file)
        yield issueAt(
          file,
          ['sessions', i, 'start'],
          `is ${start}, as in ${other.file}, which has the same form (${form}): move one of the two, or give one course a form of its own`,
        );
    }
  }
}

type Copy = { path: readonly PropertyKey[]; text: string; content: string; source: string };

const choicesOf: Record<string, { family: Course['family']; optionOf: (file: CourseFile) => object }> = {
  certificationTrack: { family: 'track', optionOf: ({ data: { title } }) => ({ title }) },
  course: {
    family: 'agile',
    optionOf: ({ slug, data }) => ({ slug, label: data.offeredAs ?? data.title, note: lengthText(data) }),
  },
};

function* copiesIn(form: Form, courses: readonly CourseFile[]): Generator<Copy> {
  const own = courses.filter(({ data }) => data.form === form.id);
  const named = own.find(({ data }) => data.title === form.title) ?? own[0];
  // A form with dates has the name and page of a course that uses it.
  if (named && (own.length === 1 || hasSessions(form))) {
    const { file: source, data } = named;
    yield { path: ['title'], text: form.title, content: data.title, source };
    yield { path: ['pagePath'], text: form.pagePath, content: data.page, source };
  }
  for (const [at, field] of form.fields.entries()) {
    const choices = choicesOf[field.name];
    if (!choices || !('options' in field)) continue;
    const members = courses.filter(({ data }) => data.family === choices.family);
    for (let i = 0; i < Math.max(field.options.length, members.length); i++) {
      const [option, member] = [field.options[i], members[i]];
      yield {
        path: ['fields', at, 'options', i],
        text: option ? wordsOf(option) : 'nothing',
        content: member ? wordsOf(choices.optionOf(member)) : 'nothing',
        source: member?.file ?? 'src/content/courses',
      };
    }
  }
}

const wordsOf = ({ datedBy: _, ...option }: { datedBy?: unknown }) =>
  [...new Set(Object.values(option))].join(', ');

function toIssue(form: Form, { path, text, content, source }: Copy): ContentIssue {
  const message = `says "${text}", and ${source} says "${content}": make them one`;
  return issueAt({ file: formFile, lineOf }, ['forms', form.id, ...path], message);
}
