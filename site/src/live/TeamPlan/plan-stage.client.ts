import { toIsoDay } from '@vanda/enquiry/day';
import type { PlanCondition } from '../../course/plan-conditions.ts';
import { routes } from '../../routes.ts';
import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { fullDate } from '../../text/dates.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { h, wear } from '../dom.ts';
import { copyText } from '../EnquiryForm/copy-text.ts';
import { putInContactDraft } from '../EnquiryForm/message-passage.ts';
import styles from './plan.css?inline';
import { planLink, readPlanLink } from './plan-link.ts';
import { type PlanRow, planTotals } from './plan-totals.ts';
import { type RowView, rowView, totalsView } from './plan-view.ts';
import { conditionLines, type Line, listOf, planMessage, planPassage, sumSentence } from './plan-words.ts';
import { readCourses } from './planned-courses.ts';
import { marks } from './TeamPlan.marks.ts';

/** What the plan fetches when it is first touched. */
export type PlanFile = {
  words: TeamPlanWords;
  /** What the company has stated, by the slug of the course. */
  conditions: Readonly<Record<string, readonly PlanCondition[]>>;
};

/** How long a plan rests before its sum is told and its address written. */
const restMs = 500;

/** Takes the section over: rows, sums and what one can do with a plan. Nothing is kept but the page's own address. */
export function startPlan(section: HTMLElement, { words, conditions }: PlanFile) {
  const stage = section.querySelector(`[${marks.stage}]`) as HTMLElement;
  const status = section.querySelector(`[${marks.status}]`) as HTMLElement;
  const now = new Date();
  const day = fullDate(toIsoDay(now));
  const courses = readCourses(now);
  const views = new Map<string, RowView>();
  let rows: readonly PlanRow[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  wear(styles);
  status.classList.add('hiddenVisually');
  status.textContent = '';

  const list = h('ul', { class: 'plan-rows' });
  const note = h('p', { class: 'plan-note', role: 'status' });
  const select = h('select', { id: 'plan-course' });
  const sums = h('dl', {});
  const applies = h('ul', {});
  const again = h('p', { class: 'plan-print' });
  const quotePath = `${routes.contact}?service=${encodeURIComponent(words.contactService)}`;
  const choose = h(
    'form',
    { class: 'plan-choose' },
    h('label', { for: 'plan-course' }, words.choose.label),
    select,
    h('button', { class: 'plan-button' }, words.choose.button),
  );
  const body = h(
    'div',
    { class: 'plan-body' },
    h(
      'p',
      { class: 'plan-print plan-head' },
      h('span', {}, words.print.sender),
      h('span', {}, fillPlaces(words.print.day, { day })),
    ),
    h('div', { class: 'plan-main' }, list, choose),
    h(
      'section',
      { class: 'plan-totals', 'aria-labelledby': 'plan-totals' },
      h('h3', { id: 'plan-totals' }, words.totals.title),
      sums,
      h('a', { class: 'plan-button plan-go', href: quotePath, onclick: quote }, words.actions.quote),
      h('p', { class: 'note plan-screen' }, words.actions.quoteNote),
      h(
        'p',
        { class: 'plan-buttons' },
        h('button', { type: 'button', class: 'plan-button', onclick: () => print() }, words.actions.print),
        h('button', { type: 'button', class: 'plan-button', onclick: copy }, words.actions.copy),
      ),
    ),
    h('section', { class: 'plan-applies' }, h('h3', {}, words.conditions.title), applies),
    again,
  );
  stage.append(note, body);

  const lines = (): Line[] =>
    rows.flatMap(({ course: slug, ...row }) => {
      const course = courses.get(slug);
      return course ? [{ ...row, course }] : [];
    });
  const link = () => location.origin + location.pathname + (rows.length > 0 ? planLink(rows) : '');

  /** Shows what the plan has become. Rows that stay keep their elements, and with them the focus. */
  function change(next: readonly PlanRow[]) {
    rows = next;
    const all = lines();
    const totals = planTotals(all);
    for (const [slug, view] of views)
      if (!rows.some(({ course }) => course === slug)) {
        view.element.remove();
        views.delete(slug);
      }
    rows.forEach(({ course: slug }, place) => {
      const view = views.get(slug) ?? addView(slug);
      if (view && list.children[place] !== view.element)
        list.insertBefore(view.element, list.children[place] ?? null);
    });
    for (const line of all) views.get(line.course.slug)?.show(line);
    sums.replaceChildren(...totalsView(totals, all.length, words));
    applies.replaceChildren(...conditionLines(all, conditions, words, day).map((text) => h('li', {}, text)));
    again.textContent = `${words.print.again} ${link()}`;
    showChoices();
    body.hidden = rows.length === 0;
    section.toggleAttribute('data-filled', rows.length > 0);
    // What is empty stays off paper; a plan is the only thing on it.
    if (rows.length > 0) section.removeAttribute('data-print');
    else section.setAttribute('data-print', 'no');
    clearTimeout(resting);
    resting = setTimeout(rest, restMs);
  }

  function addView(slug: string): RowView | undefined {
    const course = courses.get(slug);
    if (!course) return undefined;
    const update = (part: Partial<PlanRow>) => {
      say();
      change(rows.map((row) => (row.course === slug ? { ...row, ...part } : row)));
    };
    const view = rowView({
      course,
      words,
      onPeople: (people) => update({ people }),
      onWay: (isPrivate) => update({ isPrivate }),
      onRemove: () => remove(slug),
    });
    views.set(slug, view);
    return view;
  }

  function showChoices() {
    const { table, choose: texts } = words;
    for (const { slug, title, button } of courses.values()) {
      const isIn = rows.some(({ course }) => course === slug);
      button.toggleAttribute(marks.inPlan, isIn);
      button.textContent = isIn ? table.added : table.add;
      button.setAttribute(
        'aria-label',
        fillPlaces(isIn ? table.addedName : table.addName, { course: title }),
      );
    }
    const left = [...courses.values()].filter(({ slug }) => !rows.some(({ course }) => course === slug));
    select.replaceChildren(
      h('option', { value: '' }, left.length > 0 ? texts.none : texts.all),
      ...left.map(({ slug, title }) => h('option', { value: slug }, title)),
    );
  }

  /** The plan has stood still: its sum is told once, and the address carries it over a reload. */
  function rest() {
    clearTimeout(resting);
    history.replaceState(
      history.state,
      '',
      rows.length > 0 ? planLink(rows) : location.pathname + location.search,
    );
    const text = rows.length > 0 ? sumSentence(planTotals(lines()), words) : '';
    if (status.textContent !== text) status.textContent = text;
  }

  /** Says what happened, with what can be done about it; without words it takes the last one back. */
  function say(text = '', act?: { label: string; act: () => void }) {
    note.replaceChildren(text);
    if (!act) return;
    const button = h('button', { type: 'button', class: 'plan-button', onclick: act.act }, act.label);
    note.append(' ', button);
    button.focus();
  }

  /** Who adds a course tends to send the same people. */
  function add(slug: string) {
    say();
    change([...rows, { course: slug, people: rows.at(-1)?.people ?? 1, isPrivate: false }]);
  }

  function remove(slug: string) {
    const before = rows;
    change(rows.filter(({ course }) => course !== slug));
    say(fillPlaces(words.notes.removed, { course: courses.get(slug)?.title ?? '' }), {
      label: words.notes.undo,
      act: () => {
        say();
        change(before);
        views.get(slug)?.input.focus();
      },
    });
  }

  async function copy() {
    rest();
    const text = link();
    say((await copyText(text)) ? words.actions.copied : fillPlaces(words.actions.notCopied, { link: text }));
  }

  /** The plan goes into the draft of the enquiry, not into an address; only where no draft can be kept, it does. */
  function quote(event: Event) {
    event.preventDefault();
    rest();
    const { message, isKept } = putInContactDraft(planPassage(planMessage(lines(), words, link()), words));
    location.assign(isKept ? quotePath : `${quotePath}&message=${encodeURIComponent(message)}`);
  }

  choose.addEventListener('submit', (event) => {
    event.preventDefault();
    if (select.value === '') return select.focus();
    const slug = select.value;
    add(slug);
    views.get(slug)?.input.focus();
  });
  change([]);

  return {
    /** A button of the comparison: adds its course, or leads to it in the plan. What was pressed stays where it is on the screen. */
    press(button: Element) {
      const slug = button.getAttribute(marks.add) ?? '';
      const view = views.get(slug);
      if (view) {
        view.element.scrollIntoView({ block: 'center' });
        view.input.focus({ preventScroll: true });
        return;
      }
      const top = button.getBoundingClientRect().top;
      add(slug);
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    },
    /** A link to a plan: shows what can be read of it, and names what cannot be had any more. */
    restore(hash: string) {
      const linked = readPlanLink(hash);
      if (!linked) return;
      const unknown = linked.rows.filter(({ course }) => !courses.has(course));
      change(linked.rows.filter(({ course }) => courses.has(course)));
      const names = unknown.map(({ course }) => course.replaceAll('-', ' '));
      say(
        [
          unknown.length > 0 && fillPlaces(words.notes.unknown, { courses: listOf(names) }),
          rows.length > 0 && !linked.isWhole && words.notes.damaged,
          rows.length === 0 && unknown.length === 0 && words.notes.nothing,
        ]
          .filter(Boolean)
          .join(' '),
      );
      section.scrollIntoView();
    },
  };
}
