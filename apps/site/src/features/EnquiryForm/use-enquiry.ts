import { toIsoDay } from '@vanda/forms/day';
import { envelopeNames } from '@vanda/forms/form';
import { enquiryMailto, type Mailto } from '@vanda/forms/mailto';
import { type EnquiryValues, parseEnquiry } from '@vanda/forms/schema';
import type { Session } from '@vanda/forms/session';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { enquiryReducer, initialState, type Receipt } from './EnquiryForm.state.ts';
import type { DefinedForm } from './EnquiryFormProps.ts';
import { removeDraft } from './form-draft.ts';
import { fieldIds } from './ids.ts';
import { type EnquiryBody, sendEnquiry } from './send-enquiry.ts';
import { emailWay } from './shown-when.ts';

type Handlers = {
  onSent: (receipt: Receipt, sessions: readonly Session[]) => void;
  onMailOpened: () => void;
  onCopy: (message: Mailto) => void;
};

/** Listens to the form of the page, and marks in it what React does not render. */
export function useEnquiry(
  element: HTMLFormElement,
  { form, sessions: built, company, delivery }: DefinedForm,
  { onSent, onMailOpened, onCopy }: Handlers,
) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const { status, errors, rejections, failure } = state;
  const summary = useRef<HTMLDivElement>(null);

  /** Validates with the schema of the server. */
  const check = () =>
    parseEnquiry(form, bodyOf(element), {
      today: toIsoDay(Date.now()),
      ...(built.length > 0 && { sessionStarts: sessionsIn(element, built).map(({ start }) => start) }),
    });

  const mailOf = (values: EnquiryValues) =>
    enquiryMailto(
      company.email,
      form,
      values,
      sessionsIn(element, built),
      element.hasAttribute('data-interest'),
    );

  async function post(values: EnquiryValues) {
    const body = { ...bodyOf(element), [envelopeNames.sentAt]: String(Date.now()) };
    dispatch({ type: 'sending' });
    const response = await sendEnquiry(form.id, body);
    if (response.status !== 'accepted') return dispatch({ type: 'responded', response, values });
    removeDraft(form.id);
    onSent({ ...response, values }, sessionsIn(element, built));
  }

  function mail(values: EnquiryValues) {
    const message = mailOf(values);
    location.href = message.href;
    dispatch({ type: 'mailed', mail: message });
    if (form.kind === 'contact') onMailOpened();
  }

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (status !== 'editing') return;
    const checked = check();
    if (!checked.ok) return dispatch({ type: 'rejected', errors: checked.errors });
    const isByMail = delivery === 'mailto' || event.submitter?.getAttribute('data-way') === emailWay;
    if (isByMail) mail(checked.enquiry.values);
    else void post(checked.enquiry.values);
  });

  /** Updates shown errors, but adds none before the next attempt. */
  const recheck = useEffectEvent(() => {
    if (errors.length === 0) return;
    const checked = check();
    dispatch({ type: 'corrected', errors: checked.ok ? [] : checked.errors });
  });

  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-way="copy"]')) onCopy(mailOf(bodyOf(element)));
  });

  // Runs before the press that loaded the script reaches the form.
  useLayoutEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('submit', (event) => submit(event), { signal });
    element.addEventListener('input', () => recheck(), { signal });
    element.addEventListener('click', (event) => press(event), { signal });
    takeOver(element);
    return () => {
      gone.abort();
      element.noValidate = false;
    };
  }, [element]);

  useEffect(() => {
    if (rejections > 0) summary.current?.focus();
  }, [rejections]);

  useLayoutEffect(() => {
    for (const field of form.fields) {
      const ids = fieldIds(field);
      const control = document.getElementById(ids.control);
      const isWrong = errors.some((error) => error.field === field.name);
      const described = [field.hint && ids.hint, isWrong && ids.error].filter(Boolean).join(' ');
      setAttribute(control, 'aria-invalid', isWrong ? 'true' : '');
      setAttribute(control, 'aria-describedby', described);
    }
  }, [form, errors]);

  useLayoutEffect(() => {
    const isSending = status === 'sending';
    element.setAttribute('aria-busy', String(isSending));
    const said = isSending ? 'sending' : failure ? 'failed' : 'editing';
    for (const words of element.querySelectorAll<HTMLElement>('[data-said]')) {
      words.hidden = words.dataset.said !== said;
      words.closest('button')?.setAttribute('aria-disabled', String(isSending));
    }
  }, [element, status, failure]);

  return { state, summary, mailOf };
}

function setAttribute(element: Element | null, name: string, value: string) {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

function bodyOf(element: HTMLFormElement): EnquiryBody {
  const body: Record<string, string> = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) body[name] = value;
  return body;
}

/** Sends what EnquiryForm.client.ts held. Native validation is off from now on. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true;
  form.setAttribute('data-live', '');
  const held = form.getAttribute('data-held');
  form.removeAttribute('data-held');
  if (held === null) return;
  const way = form.querySelector<HTMLButtonElement>(`[data-way="${held}"]`);
  form.requestSubmit(way ?? form.querySelector<HTMLButtonElement>('[type="submit"]:not([data-way])'));
}

/** Sessions of the build that still take place, and those that follow-dates.ts has added. */
const sessionsIn = (form: HTMLFormElement, built: readonly Session[]): Session[] =>
  [...form.querySelectorAll<HTMLInputElement>('[data-start]')].flatMap((choice) => {
    const { start, added } = choice.dataset;
    return added ? (JSON.parse(added) as Session) : built.filter((session) => session.start === start);
  });
