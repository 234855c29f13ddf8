import { randomUUID } from 'node:crypto';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { toNewEnquiry } from '../../src/modules/enquiries/enquiries.ts';
import { insertEnquiry as insertRow } from '../../src/modules/intake/insert.ts';
import type { MessagePlan } from '../../src/modules/mail/outbox.ts';
import type { Store } from '../../src/platform/database/store.ts';
import type { SessionsOf } from '../../src/platform/static/course-sessions.ts';
import { august2025 } from './service.ts';

export { insertTerms } from '../../src/modules/enquiries/search-terms.ts';

type Insertion = {
  readonly form?: FormId;
  readonly atMs?: number;
  readonly kinds?: MessagePlan['kinds'];
  readonly sessionsOf?: SessionsOf;
  /** The reference of a deleted enquiry that is inserted again. */
  readonly reference?: string;
};

/** Stores an enquiry as the service does, without its HTTP. */
export async function insertEnquiry(
  { database }: Pick<Store, 'database'>,
  values: EnquiryValues,
  { form = 'contact', atMs = august2025, kinds = [], sessionsOf = () => [], reference }: Insertion = {},
): Promise<string> {
  const made = toNewEnquiry(
    forms[form],
    { values, hasMarketingConsent: false, honeypot: '', idempotencyKey: randomUUID() },
    undefined,
    atMs,
  );
  const enquiry = { ...made, ...(reference && { reference }) };
  await database.transaction((queries) =>
    insertRow(queries, enquiry, { kinds, receiptLimit: 0 }, sessionsOf),
  );
  return enquiry.reference;
}
