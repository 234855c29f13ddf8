import { envelopeNames } from '@vanda/forms/form';
import { sessionState } from '@vanda/forms/session-state';
import { type FormDraft, newIdempotencyKey, readDraft, writeDraft } from './form-draft.ts';
import { offerDates, showParts } from './offer-dates.ts';

const now = new Date();

/** Milliseconds that a press is held; then the form posts natively. */
const heldMs = 12_000;

const idOf = (form: HTMLFormElement) => form.getAttribute('data-enquiry') ?? '';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-enquiry]')) {
  offerDates(form, true);
  const draft = readDraft(idOf(form));
  fill(form, draft?.values ?? {});
  prefill(form, draft);
  storeDraft(form, draft);
  showChoice(form);
  form.addEventListener('input', () => showChoice(form));
  holdUntilHydrated(form);
}
chooseFromLinks();

function isPast(day: string | null): boolean {
  return sessionState(day ?? '', now) === 'past';
}

/** A visitor without a date registers for nothing, so fewer fields are required. */
function showChoice(form: HTMLFormElement) {
  const isInterest = [...form.querySelectorAll('[data-last]:checked')].some((choice) =>
    isPast(choice.getAttribute('data-last')),
  );
  form.toggleAttribute('data-interest', isInterest);
  showParts(form, !isInterest);
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-dated] :is(input, select, textarea)'))
    control.disabled = control.closest('[hidden]') !== null;
  for (const field of form.querySelectorAll('[data-needs]')) {
    if (field.role) field.ariaRequired = String(!isInterest);
    for (const control of field.querySelectorAll('input, select, textarea'))
      control.toggleAttribute('required', !isInterest);
  }
  for (const note of form.querySelectorAll<HTMLElement>('[data-undated]'))
    note.hidden = !isPast(note.closest('label')?.querySelector('input')?.getAttribute('data-last') ?? '');
}

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

/** Keeps the draft, but a new visit by a link sets the link's choice. */
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

function storeDraft(form: HTMLFormElement, draft: FormDraft | undefined) {
  const idempotencyKey = draft?.idempotencyKey ?? newIdempotencyKey();
  const startedAt = draft?.startedAt ?? now.getTime();
  setHidden(form, envelopeNames.idempotencyKey, idempotencyKey);
  setHidden(form, envelopeNames.startedAt, String(startedAt));
  const metadata = new Set<string>([
    envelopeNames.idempotencyKey,
    envelopeNames.startedAt,
    envelopeNames.honeypot,
  ]);
  form.addEventListener('input', () => {
    const typed = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !metadata.has(entry[0]),
    );
    writeDraft(idOf(form), { idempotencyKey, startedAt, values: Object.fromEntries(typed) });
  });
}

function setHidden(form: HTMLFormElement, name: string, value: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value;
}

/** Holds a press until the form is hydrated. On failure or timeout the form posts natively. */
function holdUntilHydrated(form: HTMLFormElement) {
  const release = () => {
    const held = form.getAttribute('data-held');
    form.removeAttribute('data-held');
    form.removeAttribute('aria-busy');
    if (held === 'post' && form.reportValidity()) form.submit();
  };
  // The summary names what is missing; the browser's bubble would disappear.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    if (form.hasAttribute('data-live')) return;
    event.preventDefault();
    if (form.hasAttribute('data-held')) return;
    form.setAttribute('data-held', event.submitter?.getAttribute('data-way') ?? 'post');
    form.setAttribute('aria-busy', 'true');
    setTimeout(() => form.hasAttribute('data-held') && release(), heldMs);
  });
  document.addEventListener('astro:hydration-error', () => form.hasAttribute('data-held') && release());
}

function chooseFromLinks() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link && link.pathname === location.pathname && link.host === location.host) enter(link.hash);
  });
  // Firefox follows the link after the click, and moves the focus away.
  addEventListener('hashchange', () => enter(location.hash));
  enter(location.hash);
}

function enter(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (target instanceof HTMLInputElement && target.form?.hasAttribute('data-enquiry'))
    choose(target, target.form);
  // `#main` contains a form too, but a link to it does not enter the form.
  else if (target?.localName === 'section') focusSoon(firstControl(target.querySelector('[data-enquiry]')));
}

function choose(choice: HTMLInputElement, form: HTMLFormElement) {
  if (choice.closest('[hidden]')) {
    form.scrollIntoView();
    focusSoon(
      choice.disabled
        ? form.querySelector(`input[name="${choice.name}"]:not(:disabled)`)
        : firstControl(form),
    );
    return;
  }
  choice.checked = true;
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  focusSoon(choice);
}

function firstControl(form: Element | null): HTMLElement | undefined {
  const controls = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  const shown = controls.filter((control) => !control.matches(':disabled') && !control.closest('[hidden]'));
  return shown.find((control) => control.matches(':checked')) ?? shown[0];
}

/** Runs after the browser has moved its starting point of focus navigation. */
function focusSoon(element: HTMLElement | null | undefined) {
  if (element) setTimeout(() => element.focus({ preventScroll: true }));
}
