import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import { courseFacts } from './buyer-facts.ts';
import { contactHours, durationText, hoursText, lastStart, priceParts } from './course-facts.ts';

export type PlanCourse = ReturnType<typeof planCourse>;

export function planCourse(slug: string, course: Course, company: Pick<Company, 'buyerFacts'>) {
  const { title, page, priceSgd, durationDays, durationWeeks, description, blocks } = course;
  const { hours, classSize } = courseFacts(course, company);
  return {
    slug,
    title,
    page,
    length: durationText(course),
    price: priceParts({ priceSgd, pricePer: undefined })?.amount,
    priceSgd,
    outcome: description,
    hours:
      [blocks && hoursText(contactHours(blocks)), hours && `${hours.from} to ${hours.to}`]
        .filter(Boolean)
        .join(', ') || undefined,
    seatsMax: classSize?.max,
    durationDays,
    durationWeeks,
    lastSession: lastStart(course),
  };
}
