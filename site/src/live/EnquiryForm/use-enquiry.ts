import { envelopeNames } from '@vanda/enquiry/form';
import { enquiryMailto, type Mailto } from '@vanda/enquiry/mailto';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { emailWay } from './Actions.tsx';
import { bodyOf, checkForm } from './check-form.ts';
import { marks } from './EnquiryForm.marks.ts';
import { enquiryReducer, initialState } from './EnquiryForm.state.ts';
import type { DefinedForm } from './EnquiryFormProps.ts';
import { removeDraft, tabStorage } from './form-draft.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Everything that happens to a form: checking, the ways of sending, and what the visitor is told. */
export function useEnquiry({ form, sessions, company, delivery }: DefinedForm, onMailOpened: () => void) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const refusals = state.status === 'sent' ? 0 : state.refusals;

  useTakeOver(element);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  async function post(values: EnquiryValues) {
    if (!element.current || state.status !== 'editing') return;
    const body = { ...bodyOf(element.current), [envelopeNames.sentAt]: String(Date.now()) };
    dispatch({ type: 'sending' });
    const answer = await sendEnquiry(form.id, body);
    if (answer.status === 'accepted') removeDraft(tabStorage(), form.id);
    dispatch({ type: 'answered', answer, values });
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
      const checked = checkForm(event.currentTarget, form, sessions, Date.now());
      if (!checked.ok) return dispatch({ type: 'refused', errors: checked.errors });
      const isByMail = delivery === 'mailto' || submitter?.getAttribute(marks.way) === emailWay;
      if (isByMail) mail(checked.enquiry.values);
      else void post(checked.enquiry.values);
    },
    /** While a message is shown, mending its field takes it away; no new one appears before the next attempt. */
    recheck() {
      if (!element.current || state.status === 'sent' || state.errors.length === 0) return;
      const checked = checkForm(element.current, form, sessions, Date.now());
      dispatch({ type: 'mended', errors: checked.ok ? [] : checked.errors });
    },
    /** The message as it stands now, complete or not. */
    message(): Mailto {
      return enquiryMailto(company.email, form, element.current ? bodyOf(element.current) : {}, sessions);
    },
  };
}

/**
 * From here on the form is this script's: messages instead of the browser's own bubbles. What the visitor sent before
 * the script arrived was held by EnquiryForm.client.ts, and goes out now.
 */
function useTakeOver(element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    form.noValidate = true;
    form.setAttribute(marks.live, '');
    form.setAttribute('aria-busy', 'false');
    const held = form.getAttribute(marks.held);
    form.removeAttribute(marks.held);
    if (held === null) return;
    const way = form.querySelector<HTMLButtonElement>(`[${marks.way}="${held}"]`);
    form.requestSubmit(way ?? form.querySelector<HTMLButtonElement>(`[type="submit"]:not([${marks.way}])`));
  }, [element]);
}
