import { sessionState } from '@vanda/enquiry/day';
import { durationText, priceParts } from '../../course/course-facts.ts';
import { marks } from './TeamPlan.marks.ts';

/** A course as its row of the comparison states it. */
export type PlannedCourse = {
  slug: string;
  title: string;
  /** Address of its page. */
  page: string;
  /** `1 day`, `3 weeks, 7 sessions`. */
  length: string;
  /** `SGD 450`; undefined where no price is published. */
  price: string | undefined;
  priceSgd: number | undefined;
  /** Whether its page says for whom the price counts. */
  isPricePerPerson: boolean;
  durationDays: number | undefined;
  durationWeeks: number | undefined;
  /** Whether a public session is still to come, by the visitor's clock. */
  hasDate: boolean;
  /** Its button in the row. */
  button: HTMLElement;
};

/** The courses of the page by slug, in its order. */
export function readCourses(now: Date): Map<string, PlannedCourse> {
  const buttons = document.querySelectorAll<HTMLElement>(`[${marks.add}]`);
  return new Map([...buttons].map((button) => [button.getAttribute(marks.add) ?? '', courseOf(button, now)]));
}

function courseOf(button: HTMLElement, now: Date): PlannedCourse {
  const link = button.closest('tr')?.querySelector('a');
  const number = (mark: string) => {
    const value = button.getAttribute(mark);
    return value === null ? undefined : Number(value);
  };
  const [priceSgd, durationDays, durationWeeks] = [marks.price, marks.days, marks.weeks].map(number);
  const last = button.getAttribute(marks.last);
  return {
    slug: button.getAttribute(marks.add) ?? '',
    title: link?.textContent ?? '',
    page: link?.getAttribute('href') ?? '',
    length: durationText({ durationDays, durationWeeks, meetings: number(marks.meetings) }),
    price: priceParts({ priceSgd, pricePer: undefined })?.amount,
    priceSgd,
    isPricePerPerson: button.hasAttribute(marks.per),
    durationDays,
    durationWeeks,
    hasDate: last !== null && sessionState(last, now) === 'upcoming',
    button,
  };
}
