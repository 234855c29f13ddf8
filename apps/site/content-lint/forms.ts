import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeForms } from '@vanda/forms/forms';
import { formsSchema } from '@vanda/forms/forms-schema';
import { hasSessions } from '@vanda/forms/session';
import { courseForms, formOf } from '../src/topics/course/course-forms.ts';
import { type ContentFile, type ContentIssue, type FileOf, filesOf, parseFile } from './read.ts';
import { issueAt } from './references.ts';
import { validateWith } from './validate.ts';

type CourseFile = FileOf<'courses'>;

export function checkForms(files: readonly ContentFile[]): ContentIssue[] {
  const invalid = checkFormFile();
  if (invalid.length > 0) return invalid;
  const courses = filesOf(files, 'courses');
  return [...sharedDays(courses), ...ownForms(courses)];
}

const formFile = 'packages/forms/src/forms.json';

function lineOf(path: readonly PropertyKey[]): number {
  const file = parseFile(formFile, readFileSync(join(import.meta.dirname, '../../..', formFile), 'utf8'));
  return Array.isArray(file) ? 1 : file.lineOf(path);
}

export const checkFormFile = (data: unknown = codeForms): ContentIssue[] =>
  validateWith(formsSchema, { file: formFile, data: { forms: data }, lineOf });

function* ownForms(courses: readonly CourseFile[]): Generator<ContentIssue> {
  const forms = courseForms(courses.map(({ slug, data }) => ({ slug, course: data })));
  const { error } = formsSchema.safeParse({
    forms: Object.fromEntries(forms.map((form) => [form.id, form])),
  });
  for (const { path, message } of error?.issues ?? []) {
    const file = courses.find(({ slug, data }) => formOf({ slug, course: data }) === path[1]);
    if (file)
      yield issueAt(file, ['questions'], `make a form that can’t be: ${path.slice(2).join('.')} ${message}`);
  }
}

/** The seat register identifies a session by form and first day, so courses of one form share no day. */
function* sharedDays(courses: readonly CourseFile[]): Generator<ContentIssue> {
  const first = new Map<string, CourseFile>();
  for (const file of courses) {
    const { sessions = [] } = file.data;
    if (!hasSessions(codeForms[file.data.form])) continue;
    const form = formOf({ slug: file.slug, course: file.data });
    for (const [i, { start }] of sessions.entries()) {
      const other = first.get(`${form} ${start}`) ?? file;
      first.set(`${form} ${start}`, other);
      if (other !== file)
        yield issueAt(
          file,
          ['sessions', i, 'start'],
          `is ${start}, as in ${other.file}, which has the same form (${form}): move one of the two, or tick “Has a form of its own”`,
        );
    }
  }
}
