import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { NamedCourse } from '../../topics/course/course-lengths.ts';
import { optionId } from './ids.ts';

/** @throws for a course that its form does not offer */
export function interestPath({ slug, course }: NamedCourse): string {
  const { fields, pagePath }: Form = forms[course.form];
  for (const field of fields) {
    if (field.kind === 'session') return `${pagePath}#register`;
    if (field.kind !== 'radio' && field.kind !== 'select') continue;
    const option = field.options.find(({ value, label }) => value === slug || label === course.title);
    if (!option) continue;
    return field.kind === 'radio'
      ? `${pagePath}#${optionId(field, option.value)}`
      : `${pagePath}?${new URLSearchParams({ [field.name]: option.value })}#register`;
  }
  throw new Error(`The form "${course.form}" does not offer the course "${slug}": add it to its choices`);
}
