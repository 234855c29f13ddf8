import type { AcceptedAnswer, EnquiryAnswer } from '@vanda/enquiry/answer';
import type { FieldError } from '@vanda/enquiry/errors';
import type { Mailto } from '@vanda/enquiry/mailto';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import type { Oversize } from '@vanda/enquiry/waiting';

/** What the visitor is told when nothing was stored. The values let the e-mail way carry the same text. */
export type Failure = { readonly message: string; readonly values: EnquiryValues };

/** What the success panel shows. */
export type Receipt = {
  readonly reference: string;
  /** ISO moment the enquiry was stored. */
  readonly receivedAt: string;
  /** The date was full: the registration is on its waiting list. */
  readonly isWaiting: boolean;
  /** It waits, but its group is larger than the session. */
  readonly oversize?: Oversize;
  readonly values: EnquiryValues;
};

type FormState = {
  readonly status: 'editing' | 'sending';
  /** One per field at most, in the order of the fields. */
  readonly errors: readonly FieldError[];
  /** How often sending was refused; each time the summary takes the focus. */
  readonly refusals: number;
  readonly failure?: Failure;
  /** The message that was handed to the mail program. */
  readonly mailed?: Mailto;
};

export type EnquiryState = FormState | { readonly status: 'sent'; readonly receipt: Receipt };

export type EnquiryAction =
  /** The form can't be sent like this. */
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** The visitor mended something: these of the shown errors are left. */
  | { readonly type: 'mended'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sending' }
  | { readonly type: 'answered'; readonly answer: EnquiryAnswer; readonly values: EnquiryValues }
  | { readonly type: 'mailed'; readonly mail: Mailto };

export const initialState: EnquiryState = { status: 'editing', errors: [], refusals: 0 };

/** The form's life: editing, sending, and sent, which is never left (decision 33, Forms). */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  if (state.status === 'sent') return state;
  const { refusals } = state;
  switch (action.type) {
    case 'refused':
      return { status: 'editing', errors: action.errors, refusals: refusals + 1 };
    case 'mended': {
      const left = new Set(action.errors.map(({ field }) => field));
      return { ...state, errors: state.errors.filter(({ field }) => left.has(field)) };
    }
    case 'sending':
      return { status: 'sending', errors: [], refusals };
    case 'answered':
      return afterAnswer(action.answer, action.values, refusals);
    case 'mailed':
      return { status: 'editing', errors: [], refusals, mailed: action.mail };
  }
}

function afterAnswer(answer: EnquiryAnswer, values: EnquiryValues, refusals: number): EnquiryState {
  switch (answer.status) {
    case 'accepted':
      return { status: 'sent', receipt: receiptOf(answer, values) };
    case 'invalid':
      return { status: 'editing', errors: answer.errors, refusals: refusals + 1 };
    case 'failed':
      return { status: 'editing', errors: [], refusals, failure: { message: answer.message, values } };
  }
}

function receiptOf(answer: AcceptedAnswer, values: EnquiryValues): Receipt {
  const { reference, receivedAt, isWaiting = false, oversize } = answer;
  return { reference, receivedAt, isWaiting, ...(oversize && { oversize }), values };
}
