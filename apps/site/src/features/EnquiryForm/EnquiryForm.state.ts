import type { FieldError } from '@vanda/forms/errors';
import type { Mailto } from '@vanda/forms/mailto';
import type { AcceptedResponse, FailedResponse, InvalidResponse } from '@vanda/forms/response';
import type { EnquiryValues } from '@vanda/forms/schema';

export type Failure = {
  readonly message: string;
  readonly values: EnquiryValues;
  /** Counts failures, because each is announced. */
  readonly attempt: number;
};

export type Receipt = AcceptedResponse & { readonly values: EnquiryValues };

/** The state until the form is sent: then the panel replaces the form for good (decision 33, Forms). */
export type EnquiryState = {
  readonly status: 'editing' | 'sending';
  readonly errors: readonly FieldError[];
  /** Counts rejected attempts, because each moves the focus to the summary. */
  readonly rejections: number;
  readonly failure?: Failure;
  readonly mailed?: Mailto;
};

export type EnquiryAction =
  | { readonly type: 'rejected'; readonly errors: readonly FieldError[] }
  | { readonly type: 'corrected'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sending' }
  | {
      readonly type: 'responded';
      readonly response: InvalidResponse | FailedResponse;
      readonly values: EnquiryValues;
    }
  | { readonly type: 'mailed'; readonly mail: Mailto };

export const initialState: EnquiryState = { status: 'editing', errors: [], rejections: 0 };

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { rejections } = state;
  switch (action.type) {
    case 'rejected':
      return { status: 'editing', errors: action.errors, rejections: rejections + 1 };
    case 'corrected': {
      const left = new Set(action.errors.map(({ field }) => field));
      return { ...state, errors: state.errors.filter(({ field }) => left.has(field)) };
    }
    case 'sending':
      // The failure stays until the response: its removal would move the button under a second press.
      return { ...state, status: 'sending', errors: [] };
    case 'responded':
      return afterResponse(action, state);
    case 'mailed':
      return { status: 'editing', errors: [], rejections, mailed: action.mail };
  }
}

function afterResponse(
  { response, values }: Extract<EnquiryAction, { type: 'responded' }>,
  { rejections, failure }: EnquiryState,
): EnquiryState {
  switch (response.status) {
    case 'invalid':
      return { status: 'editing', errors: response.errors, rejections: rejections + 1 };
    case 'failed':
      return {
        status: 'editing',
        errors: [],
        rejections,
        failure: { message: response.message, values, attempt: (failure?.attempt ?? 0) + 1 },
      };
  }
}
