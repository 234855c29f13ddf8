import { enquiryPath, type FormId } from '@vanda/forms/form';
import type { EnquiryResponse, FailedResponse } from '@vanda/forms/response';

export type EnquiryBody = Readonly<Record<string, string>>;

/** A retry is safe: it has the same idempotency key. */
const responseTimeoutMs = 20_000;

const unreachable: FailedResponse = {
  status: 'failed',
  code: 'unavailable',
  message: 'We could not be reached. Your text is still here: check your connection and send it again.',
};
const unreadable: FailedResponse = {
  status: 'failed',
  code: 'unavailable',
  message: 'We could not take your form just now. Your text is still here: send it again in a moment.',
};

/** Resolves with a failure instead of rejecting. */
export async function sendEnquiry(
  form: FormId,
  body: EnquiryBody,
  fetcher: typeof fetch = fetch,
): Promise<EnquiryResponse> {
  let response: Response;
  try {
    response = await fetcher(enquiryPath(form), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
  } catch {
    return unreachable;
  }
  try {
    const result: unknown = await response.json();
    return isEnquiryAnswer(result) ? result : unreadable;
  } catch {
    return unreadable;
  }
}

/** A proxy may respond instead of the server. */
function isEnquiryAnswer(value: unknown): value is EnquiryResponse {
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
