import type { EnquiryAnswer, FailedAnswer } from '@vanda/enquiry/answer';
import { enquiryPath, type FormId } from '@vanda/enquiry/form';

/** What is posted: the fields and their envelope, empty ones left out. */
export type EnquiryBody = Readonly<Record<string, string>>;

/** Longest wait for an answer, in milliseconds. The request may be sent again afterwards: its key makes it arrive once. */
const answerTimeoutMs = 20_000;

const unreachable: FailedAnswer = {
  status: 'failed',
  code: 'unavailable',
  message: 'We could not be reached. Your text is still here: check your connection and send it again.',
};
const unreadable: FailedAnswer = {
  status: 'failed',
  code: 'unavailable',
  message: 'We could not take your form just now. Your text is still here: send it again in a moment.',
};

/** Posts a form to the intake service. Never throws: a lost network is an answer too. */
export async function sendEnquiry(
  form: FormId,
  body: EnquiryBody,
  fetcher: typeof fetch = fetch,
): Promise<EnquiryAnswer> {
  let response: Response;
  try {
    response = await fetcher(enquiryPath(form), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    return unreachable;
  }
  try {
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : unreadable;
  } catch {
    return unreadable;
  }
}

/** A proxy in between may answer in the service's place. */
function isAnswer(value: unknown): value is EnquiryAnswer {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  switch (value.status) {
    case 'accepted':
      return 'reference' in value && 'receivedAt' in value;
    case 'invalid':
      return 'errors' in value && Array.isArray(value.errors);
    case 'failed':
      return 'message' in value && typeof value.message === 'string';
    default:
      return false;
  }
}
