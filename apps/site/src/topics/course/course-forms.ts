import type { Field, Form, FormId, Option } from '@vanda/forms/form';
import { codeForms } from '@vanda/forms/forms';
import { hasSessions } from '@vanda/forms/session';
import type { Course } from '../../schemas/course.ts';
import { lengthText } from './course-facts.ts';
import type { NamedCourse } from './course-lengths.ts';

/** Fields that choose one of a family's courses, and how they name it. */
const choices: Record<string, { family: Course['family']; optionOf: (named: NamedCourse) => Option }> = {
  certificationTrack: {
    family: 'track',
    optionOf: ({ course: { title } }) => ({ value: title, label: title }),
  },
  course: {
    family: 'agile',
    optionOf: ({ slug, course }) => ({
      value: slug,
      label: course.offeredAs ?? course.title,
      note: lengthText(course),
    }),
  },
};

/** The course that gives a form of dates its name: the one on its page. */
const isNamesake = ({ form, page }: Course) =>
  hasSessions(codeForms[form]) && codeForms[form].pagePath === page;

const isChanged = ({ hasOwnForm, questions, notAsked }: Course) =>
  hasOwnForm || questions !== undefined || notAsked !== undefined;

/** A course that differs from the form it names has its own, under its own name. */
export const formOf = ({ slug, course }: NamedCourse): Course['form'] =>
  isChanged(course) && !isNamesake(course) ? (slug as Course['form']) : course.form;

/** Every form, with the names, choices and questions that the courses give it. */
export function courseForms(courses: readonly NamedCourse[]): Form[] {
  const inOrder = courses.toSorted((a, b) => a.course.order - b.course.order);
  const ofCode = Object.values(codeForms).map((form): Form => {
    const namesake = inOrder.find(({ course }) => course.form === form.id && isNamesake(course));
    const fields = form.fields.map((field) => withChoices(field, inOrder));
    if (!namesake) return { ...form, fields };
    return { ...form, title: namesake.course.title, fields: withQuestions(fields, namesake.course) };
  });
  const own = inOrder
    .filter((named) => formOf(named) !== named.course.form)
    .map(({ slug, course }): Form => {
      const { fields, ...form } = codeForms[course.form];
      const asked = fields.filter(({ name }) => !Object.hasOwn(choices, name));
      const pagePath = course.page.replace(/#.*/, '');
      const id = slug as FormId;
      return { ...form, id, title: course.title, pagePath, fields: withQuestions(asked, course) };
    });
  return [...ofCode, ...own];
}

function withChoices(field: Field, courses: readonly NamedCourse[]): Field {
  const choice = choices[field.name];
  if (!choice || !('options' in field)) return field;
  const optionLike = (form: FormId) =>
    field.options.find(({ value }) =>
      courses.some((named) => named.course.form === form && choice.optionOf(named).value === value),
    );
  const options = courses
    .filter(({ course }) => course.family === choice.family)
    .map((named): Option => {
      const option = choice.optionOf(named);
      const form = formOf(named);
      const known = field.options.find(({ value }) => value === option.value) ?? optionLike(form);
      const { datedBy } = known ?? (hasSessions(codeForms[named.course.form]) ? { datedBy: [form] } : {});
      return datedBy ? { ...option, datedBy } : option;
    });
  return { ...field, options };
}

function withQuestions(fields: readonly Field[], { questions = [], notAsked = [] }: Course): Field[] {
  const asked = questions.map(({ options, ...question }): Field => {
    const { hint, required = false, ...rest } = question;
    const base = { ...rest, required, ...(hint !== undefined && { hint }) };
    return options
      ? {
          kind: options.length > 5 ? 'select' : 'radio',
          ...base,
          options: options.map((value) => ({ value, label: value })),
        }
      : { kind: 'text', ...base, maxLength: 200 };
  });
  const gone = new Set<string>([...notAsked, ...questions.map(({ name }) => name)]);
  const left = fields.filter(({ name }) => !gone.has(name));
  const end = left.findIndex(({ kind }) => kind === 'textarea');
  return left.toSpliced(end < 0 ? left.length : end, 0, ...asked);
}
