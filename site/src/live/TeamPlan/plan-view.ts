import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { h } from '../dom.ts';
import { fewestPeople, mostPeople, type PlanTotals, withinLimits } from './plan-totals.ts';
import {
  amountOf,
  countOf,
  courseNote,
  type Line,
  type NamedCourse,
  peopleText,
  sumText,
  weeksText,
  withoutText,
} from './plan-words.ts';
import type { PlannedCourse } from './planned-courses.ts';

/** A row that stays in the page while its numbers change, so that no control loses its focus. */
export type RowView = {
  element: HTMLElement;
  /** Where the keyboard enters the row. */
  input: HTMLInputElement;
  show: (line: Line) => void;
};

type RowProps = {
  course: PlannedCourse;
  words: TeamPlanWords;
  onPeople: (people: number) => void;
  onWay: (isPrivate: boolean) => void;
  onRemove: () => void;
};

export function rowView({ course, words, onPeople, onWay, onRemove }: RowProps): RowView {
  const { row } = words;
  const named = (text: string) => fillPlaces(text, { course: course.title });
  const limitId = `plan-limit-${course.slug}`;
  const limit = h('p', { class: 'plan-limit', id: limitId, hidden: true }, limitsText(words));
  const input = h('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '3',
    'aria-label': named(row.people),
    'aria-describedby': limitId,
  });
  const isWithin = () => String(withinLimits(Number(input.value))) === input.value.trim();
  const judge = () => {
    input.setAttribute('aria-invalid', String(!isWithin()));
    limit.hidden = isWithin();
  };
  input.addEventListener('input', () => {
    judge();
    if (isWithin()) onPeople(Number(input.value));
  });
  // Whoever leaves the field with something else in it gets the nearest number that can be.
  input.addEventListener('change', () => {
    if (!isWithin()) onPeople(withinLimits(Number(input.value)));
  });
  const step = (by: number, sign: string, name: string) => {
    const button = h('button', { type: 'button', 'aria-label': named(name) }, sign);
    button.addEventListener('click', () => onPeople(withinLimits(Number(input.value) + by)));
    return button;
  };
  const [fewer, more] = [step(-1, '−', row.fewer), step(1, '+', row.more)];
  const way = (isPrivate: boolean, label: string) => {
    const radio = h('input', { type: 'radio', name: `plan-way-${course.slug}` });
    radio.addEventListener('change', () => onWay(isPrivate));
    return { radio, label: h('label', {}, radio, h('span', {}, label)) };
  };
  const [open, own] = [way(false, row.public), way(true, row.private)];
  const said = h('small', { class: 'plan-said' });
  const amount = h('span', {});
  const how = h('small', {});
  const element = h(
    'li',
    {},
    h(
      'p',
      { class: 'plan-name' },
      h('a', { href: course.page }, course.title),
      h('small', {}, courseNote(course, words)),
      said,
    ),
    h(
      'div',
      { class: 'plan-controls' },
      h('span', { class: 'plan-step' }, fewer, input, more),
      h(
        'fieldset',
        { class: 'plan-way' },
        h('legend', { class: 'hiddenVisually' }, named(row.way)),
        open.label,
        own.label,
      ),
    ),
    h('p', { class: 'plan-amount' }, amount, how),
    h(
      'button',
      { type: 'button', class: 'plan-remove', 'aria-label': named(row.remove), onclick: onRemove },
      '×',
    ),
    limit,
  );
  return {
    element,
    input,
    show: (line) => {
      if (Number(input.value) !== line.people) input.value = String(line.people);
      judge();
      fewer.setAttribute('aria-disabled', String(line.people === fewestPeople));
      more.setAttribute('aria-disabled', String(line.people === mostPeople));
      (line.isPrivate ? own : open).radio.checked = true;
      said.textContent = peopleText(line, words);
      const { isCounted, amount: text, how: reason } = amountOf(line, words);
      amount.className = isCounted ? 'fig num' : 'plan-quoted';
      amount.textContent = text;
      how.textContent = reason;
    },
  };
}

const limitsText = ({ row }: TeamPlanWords) =>
  fillPlaces(row.limits, { least: fewestPeople, most: mostPeople });

/** The list of sums. */
export function totalsView(
  totals: PlanTotals<NamedCourse>,
  courses: number,
  words: TeamPlanWords,
): HTMLElement[] {
  const { totals: names } = words;
  const sum = sumText(totals);
  const without = withoutText(totals, words);
  const row = (name: string, value: string, note: string) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, value, h('small', {}, note)));
  return [
    row(names.seats, String(totals.seats), countOf(courses, names.inCourses)),
    ...(totals.courseDays > 0
      ? [row(names.days, String(totals.courseDays), countOf(totals.peopleDays, names.peopleDays))]
      : []),
    ...(totals.weeks.length > 0 ? [row(names.tracks, weeksText(totals, words), names.tracksNote)] : []),
    h(
      'div',
      { class: 'plan-sum' },
      h('dt', {}, sum === undefined ? names.noSum : countOf(totals.countedSeats, names.sum)),
      h(
        'dd',
        {},
        sum === undefined
          ? h('span', { class: 'plan-quoted' }, words.row.toQuote)
          : h('span', { class: 'plan-total num' }, sum),
        without && h('small', {}, without),
      ),
    ),
  ];
}
