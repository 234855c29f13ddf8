import { envelopeNames } from '@vanda/enquiry/form';
import { sessionState } from '@vanda/enquiry/session-state';
import { marks, nextDateId } from './EnquiryForm.marks.ts';
import { type FormDraft, newIdempotencyKey, readDraft, tabStorage, writeDraft } from './form-draft.ts';

/**
 * What a form needs before anybody touches it, without a framework: its dates judged by the visitor's clock, the
 * draft of this tab, the text that a link brings along, and sending held until the form's own script is there.
 */
const storage = tabStorage();
const now = new Date();

/** Longest wait for the form's script, in milliseconds; then the plain form posts. */
const heldMs = 12_000;

/** The forms are told apart by their ids. */
const idOf = (form: HTMLFormElement) => form.getAttribute(marks.form) ?? '';

for (const form of document.querySelectorAll<HTMLFormElement>(`[${marks.form}]`)) {
  offerDates(form);
  const draft = readDraft(storage, idOf(form));
  fill(form, draft?.values ?? {});
  prefill(form, draft);
  keepDraft(form, draft);
  holdUntilLive(form);
}
chooseFromLinks();

/** A date that is past can't be chosen; once one is, the next available date is offered beside the others. */
function offerDates(form: HTMLFormElement) {
  const dates = [...form.querySelectorAll<HTMLInputElement>(`[${marks.start}]`)];
  for (const date of dates)
    offer(date, sessionState(date.getAttribute(marks.start) ?? '', now) === 'upcoming');
  const next = form.querySelector<HTMLInputElement>(`#${nextDateId}`);
  if (!next) return;
  const offered = dates.filter((date) => !date.disabled);
  offer(next, offered.length < dates.length || dates.length === 0);
  if (offered.length === 0) next.checked = true;
}

function offer(choice: HTMLInputElement, isOffered: boolean) {
  choice.disabled = !isOffered;
  if (!isOffered) choice.checked = false;
  const tile = choice.labels?.[0];
  if (tile) tile.hidden = !isOffered;
}

/** Sets fields by name, as a visitor could: no choice that is not offered, nothing longer than allowed. */
function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const element of form.elements) {
    const value = values[(element as HTMLInputElement).name];
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)) {
      if (element.value === value && !element.disabled) element.checked = true;
    } else if (element instanceof HTMLSelectElement) {
      if ([...element.options].some((option) => option.value === value)) element.value = value;
    } else if (element instanceof HTMLTextAreaElement) {
      element.value = value.slice(0, element.maxLength);
    } else if (element instanceof HTMLInputElement && element.type !== 'hidden') element.value = value;
  }
}

/**
 * `?service=…&message=…`, `?certificationTrack=…`: what the visitor chose or typed here before stays, but a new visit by
 * a link that names a choice makes that choice. A reload repeats the same address.
 */
function prefill(form: HTMLFormElement, draft: FormDraft | undefined) {
  const query = new URLSearchParams(location.search);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNewVisit = entry?.type === 'navigate';
  const choices = [...form.querySelectorAll('select')].map(({ name }) => name);
  const given = [...choices, 'message'].flatMap((name): [string, string][] => {
    const value = query.get(name);
    const isFree = !draft?.values[name] || (name !== 'message' && isNewVisit);
    return value !== null && isFree ? [[name, value]] : [];
  });
  fill(form, Object.fromEntries(given));
}

function keepDraft(form: HTMLFormElement, draft: FormDraft | undefined) {
  const idempotencyKey = draft?.idempotencyKey ?? newIdempotencyKey();
  const startedAt = draft?.startedAt ?? now.getTime();
  setHidden(form, envelopeNames.idempotencyKey, idempotencyKey);
  setHidden(form, envelopeNames.startedAt, String(startedAt));
  const beside = new Set<string>([
    envelopeNames.idempotencyKey,
    envelopeNames.startedAt,
    envelopeNames.honeypot,
  ]);
  form.addEventListener('input', () => {
    const typed = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !beside.has(entry[0]),
    );
    writeDraft(storage, idOf(form), {
      idempotencyKey,
      startedAt,
      values: Object.fromEntries(typed),
    });
  });
}

function setHidden(form: HTMLFormElement, name: string, value: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value;
}

/**
 * A form that is sent before its script is there waits for it (`held` names the button's way), so that the
 * visitor gets the same panel. Should the script not come, the plain form posts.
 */
function holdUntilLive(form: HTMLFormElement) {
  const release = () => {
    const held = form.getAttribute(marks.held);
    form.removeAttribute(marks.held);
    form.removeAttribute('aria-busy');
    if (held === 'post') form.submit();
  };
  form.addEventListener('submit', (event) => {
    if (form.hasAttribute(marks.live)) return;
    event.preventDefault();
    if (form.hasAttribute(marks.held)) return;
    form.setAttribute(marks.held, event.submitter?.getAttribute(marks.way) ?? 'post');
    form.setAttribute('aria-busy', 'true');
    setTimeout(() => form.hasAttribute(marks.held) && release(), heldMs);
  });
  document.addEventListener('astro:hydration-error', () => form.hasAttribute(marks.held) && release());
}

/** `#register-2025-08-18` chooses that date, `#register` leads into the form; both move the focus there. */
function chooseFromLinks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link && link.pathname === location.pathname && link.host === location.host) enter(link.hash);
  });
  // Where the browser follows the link later than the click, as Firefox does, it takes the focus away once more.
  addEventListener('hashchange', () => enter(location.hash));
  enter(location.hash);
}

function enter(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLInputElement && target.form?.hasAttribute(marks.form))
    choose(target, target.form);
  // The section around a form; `#main` holds one too and is no way into it.
  else if (target?.localName === 'section') focusSoon(firstControl(target.querySelector(`[${marks.form}]`)));
}

function choose(choice: HTMLInputElement, form: HTMLFormElement) {
  if (choice.disabled) {
    // An old link to a date that has passed leads to those that are left, and chooses none.
    form.scrollIntoView();
    focusSoon(form.querySelector(`input[name="${choice.name}"]:not(:disabled)`));
    return;
  }
  choice.checked = true;
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  focusSoon(choice);
}

function firstControl(form: Element | null): HTMLElement | null | undefined {
  return (
    form?.querySelector<HTMLElement>('input:checked') ??
    form?.querySelector<HTMLElement>('input:not(:disabled), select, textarea')
  );
}

/** After the browser has followed the link, which moves its own starting point of focus. */
function focusSoon(element: HTMLElement | null | undefined) {
  if (element) setTimeout(() => element.focus({ preventScroll: true }));
}
