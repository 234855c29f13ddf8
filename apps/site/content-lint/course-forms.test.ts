import { join } from 'node:path';
import type { Form } from '@vanda/forms/form';
import { codeForms, compactForm, wholeForm } from '@vanda/forms/forms';
import { expect, test } from 'vitest';
import type { Course } from '../src/schemas/course.ts';
import { courseForms, formOf } from '../src/topics/course/course-forms.ts';
import { filesOf, readContent } from './read.ts';

const content = join(import.meta.dirname, '../src/content');
const courses = filesOf(readContent(content, content).files, 'courses').map(({ slug, data }) => ({
  slug,
  course: data,
}));
const formsWith = (slug: string, changed: Partial<Course>, as = slug) => {
  const others = courses.filter((named) => named.slug !== as);
  const [like] = courses.filter((named) => named.slug === slug);
  if (!like) throw new Error(`There is no course ${slug}`);
  const forms = courseForms([...others, { slug: as, course: { ...like.course, ...changed } }]);
  return (id: string): Form | undefined => forms.find((form) => form.id === id);
};
const names = (form: Form | undefined) => form?.fields.map(({ name }) => name);
const options = (form: Form | undefined, name: string) =>
  form?.fields.flatMap((field) => (field.name === name && 'options' in field ? field.options : []));

const question = { name: 'laptop', label: 'Your laptop', noun: 'laptop', required: true };

test('the courses of the content leave the forms of the specification as they are', () =>
  expect(courseForms(courses).filter(({ id }) => id in codeForms)).toEqual(Object.values(codeForms)));

test('a form has the name, order and length that its courses have now', () => {
  const renamed = formsWith('cybersecurity-essentials', { title: 'Security Essentials' });
  expect(renamed('cybersecurity-essentials')?.title).toBe('Security Essentials');
  const last = formsWith('responsible-ai', { title: 'AI Ethics', order: 20 })('ai-certification');
  expect(options(last, 'certificationTrack')?.at(-1)).toEqual({ value: 'AI Ethics', label: 'AI Ethics' });
  const longer = formsWith('kanban-system', { durationDays: 2 })('agile-training');
  expect(options(longer, 'course')).toContainEqual(
    expect.objectContaining({ value: 'kanban-system', note: '2 days' }),
  );
});

test('a new course of a family is one more choice of its form, dated like its neighbours', () => {
  const agile = formsWith('kanban-system', { title: 'Flow', order: 9 }, 'flow')('agile-training');
  const [neighbour, added] = [options(agile, 'course')?.[0], options(agile, 'course')?.at(-1)];
  expect(added).toEqual({ value: 'flow', label: 'Flow', note: '1 day', datedBy: neighbour?.datedBy });
});

test('a course with a form of its own is asked what the form it is like asks, and its own questions', () => {
  const page = '/services/cloud';
  const own = { title: 'Cloud', page, questions: [question], notAsked: ['jobTitle' as const] };
  const cloud = formsWith('professional-scrum-master', own, 'cloud')('cloud');
  expect(cloud).toMatchObject({ title: 'Cloud', pagePath: page, kind: 'registration' });
  expect(names(cloud)).toEqual([
    ...['courseDate', 'firstName', 'lastName', 'email', 'phone', 'company', 'participants', 'preferredMonth'],
    ...['experience', 'laptop', 'message'],
  ]);
  expect(cloud && wholeForm(cloud.id, compactForm(cloud))).toEqual(cloud);
});

test('a question of the course that names a form changes that form, and its old links stay valid', () => {
  const changed = formsWith('professional-scrum-master', { questions: [question] });
  const form = changed('professional-scrum-master');
  expect(names(form)).toContain('laptop');
  expect(form?.fields[0]).toEqual(codeForms['professional-scrum-master'].fields[0]);
});

test('a shared form stays shared where a course asks nothing of its own', () => {
  const [one] = courses.filter(({ slug }) => slug === 'compliance-implementation');
  expect(one && formOf({ slug: 'copy', course: { ...one.course, page: '/services/copy' } })).toBe(
    'compliance-implementation',
  );
});
