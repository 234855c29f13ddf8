import { toIsoDay } from '@vanda/forms/day';
import { envelopeNames, type FormId } from '@vanda/forms/form';
import { enquiryMailto, type Mailto } from '@vanda/forms/mailto';
import { type EnquiryValues, parseEnquiry } from '@vanda/forms/schema';
import { availabilityPath } from '@vanda/forms/waiting';
import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { enquiryReducer, initialState } from './EnquiryForm.state.ts';
import type { DefinedForm } from './EnquiryFormProps.ts';
import { removeDraft } from './form-draft.ts';
import { type EnquiryBody, sendEnquiry } from './send-enquiry.ts';
import { emailWay } from './shown-when.ts';

export function useEnquiry({ form, sessions, company, delivery }: DefinedForm, onMailOpened: () => void) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const rejections = state.status === 'sent' ? 0 : state.rejections;

  useHydratedForm(element);
  useEffect(() => {
    if (rejections > 0) summary.current?.focus();
  }, [rejections]);

  /** By the schema of the server. */
  const check = (filled: HTMLFormElement) =>
    parseEnquiry(form, bodyOf(filled), {
      today: toIsoDay(Date.now()),
      ...(sessions.length > 0 && { sessionStarts: sessions.map(({ start }) => start) }),
    });

  async function post(values: EnquiryValues) {
    if (!element.current || state.status !== 'editing') return;
    const body = { ...bodyOf(element.current), [envelopeNames.sentAt]: String(Date.now()) };
    dispatch({ type: 'sending' });
    const response = await sendEnquiry(form.id, body);
    if (response.status === 'accepted') removeDraft(form.id);
    dispatch({ type: 'responded', response, values });
  }

  function mail(values: EnquiryValues) {
    const message = enquiryMailto(company.email, form, values, sessions);
    location.href = message.href;
    dispatch({ type: 'mailed', mail: message });
    if (form.kind === 'contact') onMailOpened();
  }

  return {
    state,
    element,
    summary,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state.status !== 'editing') return;
      const { submitter } = event.nativeEvent;
      const checked = check(event.currentTarget);
      if (!checked.ok) return dispatch({ type: 'rejected', errors: checked.errors });
      const isByMail = delivery === 'mailto' || submitter?.getAttribute('data-way') === emailWay;
      if (isByMail) mail(checked.enquiry.values);
      else void post(checked.enquiry.values);
    },
    /** Adds no errors before the next attempt. */
    recheck() {
      if (!element.current || state.status === 'sent' || state.errors.length === 0) return;
      const checked = check(element.current);
      dispatch({ type: 'corrected', errors: checked.ok ? [] : checked.errors });
    },
    message(): Mailto {
      return enquiryMailto(company.email, form, element.current ? bodyOf(element.current) : {}, sessions);
    },
  };
}

function bodyOf(element: HTMLFormElement): EnquiryBody {
  const body: Record<string, string> = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) body[name] = value;
  return body;
}

/** Native validation is off once hydrated. */
function useHydratedForm(element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    form.noValidate = true;
    form.setAttribute('data-live', '');
    form.setAttribute('aria-busy', 'false');
    const held = form.getAttribute('data-held');
    form.removeAttribute('data-held');
    if (held === null) return;
    const way = form.querySelector<HTMLButtonElement>(`[data-way="${held}"]`);
    form.requestSubmit(way ?? form.querySelector<HTMLButtonElement>('[type="submit"]:not([data-way])'));
  }, [element]);
}

const none: ReadonlySet<string> = new Set();

/**
 * Requested once; empty on failure.
 * @param isAsked false if no date has a number of seats
 */
export function useFullDates(form: FormId, isAsked: boolean): ReadonlySet<string> {
  const [full, setFull] = useState(none);
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    fetch(availabilityPath(form), { headers: { accept: 'application/json' }, signal: gone.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) => setFull(new Set(fullDaysIn(body))))
      .catch(() => undefined);
    return () => gone.abort();
  }, [form, isAsked]);
  return full;
}

function fullDaysIn(body: unknown): string[] {
  const full = typeof body === 'object' && body !== null && 'full' in body ? body.full : [];
  return Array.isArray(full) ? full.filter((day) => typeof day === 'string') : [];
}
