import type { AvailabilityResponse, AvailableSession } from '@vanda/forms/response';
import { isUpcoming } from '@vanda/forms/session-state';
import { fullLabel } from '@vanda/forms/waiting';
import { offerDates } from '../EnquiryForm/offer-dates.ts';
import { nextDateId } from '../EnquiryForm/shown-when.ts';
import { elementsWith, readAttribute, today, updateCourses, updateSessions } from './update-sessions.ts';

type Offered = readonly AvailableSession[];

/** Updates a page to the dates that the service offers. */
export function followAll({ sessions }: AvailabilityResponse) {
  for (const [form, offered] of Object.entries(sessions ?? {})) follow(form, offered);
}

function follow(form: string, offered: Offered) {
  const has = (day: string) => offered.some(({ start }) => start === day);
  const ofForm = `[data-form="${form}"]`;
  const rows = [...document.querySelectorAll(`${ofForm}[data-session]`)];
  const gone = rows.filter((row) => !has(readAttribute(row, 'data-session')));
  for (const row of gone) row.remove();
  const added = toCome(offered).filter(({ start }) => addRow(ofForm, start, offered));
  const last = toCome(offered).at(-1);
  for (const course of document.querySelectorAll(`${ofForm}[data-waiting]`))
    course.setAttribute('data-waiting', last?.start ?? '');
  if (gone.length + added.length > 0) updateSessions();
  updateCourses();
  for (const enquiry of document.querySelectorAll<HTMLFormElement>(`[data-enquiry="${form}"]`))
    followInForm(enquiry, offered, has);
}

const toCome = (offered: Offered) => offered.filter(({ start }) => isUpcoming(start, today));

/**
 * Copies a row of the same course. A list without such a row shows the date after the next build; its form
 * offers it at once.
 */
function addRow(ofForm: string, day: string, offered: Offered): boolean {
  const session = offered.find(({ start }) => start === day);
  const [like] = document.querySelectorAll(`${ofForm}[data-session]:has([data-fill])`);
  const isThere = document.querySelector(`${ofForm}[data-session="${day}"]`) !== null;
  // Where two courses share the form, the page cannot tell which one the date belongs to.
  if (!session || !like || isThere || session.course) return false;
  const row = like.cloneNode(true) as HTMLElement;
  row.setAttribute('data-session', day);
  for (const part of elementsWith(row, 'data-fill')) {
    const name = readAttribute(part, 'data-fill');
    if (name === 'dates') part.textContent = session.dates;
    else if (name === 'note') part.textContent = session.note;
    // The calendar file of the date is added by the next build.
    else part.remove();
  }
  row.querySelector('[href^="#"]')?.setAttribute('href', `#register-${day}`);
  const later = [...document.querySelectorAll(`${ofForm}[data-session]`)].find(
    (other) => other.parentNode === like.parentNode && readAttribute(other, 'data-session') > day,
  );
  like.parentNode?.insertBefore(row, later ?? null);
  return true;
}

function followInForm(form: HTMLFormElement, offered: Offered, has: (day: string) => boolean) {
  const choices = () => [...form.querySelectorAll<HTMLInputElement>('[data-start]')];
  const gone = choices().filter(({ value }) => !has(value));
  const chosen = gone.find(({ checked }) => checked);
  if (chosen) sayGone(chosen);
  for (const choice of gone) choice.labels?.[0]?.remove();
  const there = new Set(choices().map(({ value }) => value));
  const added = toCome(offered).filter(({ start }) => !there.has(start));
  for (const session of added) addChoice(form, choices(), session);
  for (const { start, isFull, note } of offered) {
    const line = form.querySelector(`[data-start="${start}"] ~ span .note`);
    if (line) line.textContent = isFull ? fullLabel : note;
  }
  if (gone.length + added.length === 0) return;
  offerDates(form, false);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function sayGone(choice: HTMLInputElement) {
  const words = document.createElement('p');
  words.className = 'note';
  words.role = 'status';
  choice.closest('[data-field]')?.append(words);
  const dates = choice.labels?.[0]?.querySelector('.named')?.textContent ?? '';
  words.textContent = `${dates} does not take place any more. Please choose another date.`;
}

function addChoice(form: HTMLFormElement, choices: readonly HTMLInputElement[], session: AvailableSession) {
  const next = form.querySelector(`#${nextDateId}`)?.closest('label');
  const tile = next?.cloneNode(true) as HTMLElement | undefined;
  const choice = tile?.querySelector('input');
  const name = tile?.querySelector('.named');
  if (!next || !tile || !choice || !name) return;
  choice.id = `register-${session.start}`;
  choice.value = session.start;
  choice.checked = false;
  choice.removeAttribute('data-last');
  choice.setAttribute('data-start', session.start);
  choice.setAttribute('data-added', JSON.stringify(session));
  name.textContent = session.dates;
  const note = document.createElement('span');
  note.className = 'note';
  name.after(note);
  const later = choices.find(({ value }) => value > session.start)?.labels?.[0];
  next.parentNode?.insertBefore(tile, later ?? next);
}
