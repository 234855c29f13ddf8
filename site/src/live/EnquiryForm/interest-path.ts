import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { NamedCourse } from '../../course/course-lengths.ts';
import { nextDateId } from './EnquiryForm.marks.ts';
import { optionId } from './ids.ts';

/**
 * The address at which interest in a course is left: its form, with the course or “Next available date” chosen by the
 * form's script. Without a script it leads to the choice, or to the form.
 * @throws for a course that its form does not offer
 */
export function interestPath({ slug, course }: NamedCourse): string {
  const { fields, pagePath }: Form = forms[course.form];
  for (const field of fields) {
    if (field.kind === 'session') return `${pagePath}#${nextDateId}`;
    if (field.kind !== 'radio' && field.kind !== 'select') continue;
    const option = field.options.find(({ value, label }) => value === slug || label === course.title);
    if (!option) continue;
    return field.kind === 'radio'
      ? `${pagePath}#${optionId(field, option.value)}`
      : `${pagePath}?${new URLSearchParams({ [field.name]: option.value })}#register`;
  }
  throw new Error(`The form "${course.form}" does not offer the course "${slug}": add it to its choices`);
}
