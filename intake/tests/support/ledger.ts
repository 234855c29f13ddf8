import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forms } from '@vanda/enquiry/forms';
import { readSettings } from '../../src/env.ts';
import type { Act } from '../../src/ledger/ledger.ts';
import type { LedgerContext } from '../../src/ledger/letter-texts.ts';
import type { Registration } from '../../src/ledger/registration.ts';
import { insertEnquiries, toNewEnquiry } from '../../src/store/enquiries.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { august2025 } from './service.ts';
import type { FreshStore } from './stores.ts';

/** A form that asks for a date and for the number of participants. */
export const groupForm = 'professional-product-owner';

/** A session that a test invents. */
export type TestSession = { start: string; end: string; seats?: number };

/** Two instances of the service's store on one database, and the sessions they both know. */
export type TwoInstances = {
  readonly instances: readonly [Store, Store];
  readonly sessions: TestSession[];
  readonly context: LedgerContext;
  close(): Promise<void>;
};

/** Opens two instances on a fresh store. */
export async function openTwice(freshStore: FreshStore): Promise<TwoInstances> {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-ledger-'));
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data'), ...(await freshStore()) });
  const instances = [openStore(settings), openStore(settings)] as const;
  for (const store of instances) await store.ready();
  const sessions: TestSession[] = [];
  return {
    instances,
    sessions,
    context: {
      companyName: 'Vanda',
      siteUrl: 'https://www.vanda.example',
      sessionsOf: (form) => (form.id === groupForm ? sessions : []),
    },
    async close() {
      for (const store of instances) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bands of the form, by the seats they take. */
export const bands = { 1: '1', 5: '2-5', 10: '6-10' } as const;

/** Stores a registration as the public form does. Returns its reference. */
export async function register(
  { database }: Store,
  { sessionsOf }: LedgerContext,
  day: string,
  seats: keyof typeof bands = 1,
  atMs: number = august2025,
): Promise<string> {
  const values = {
    courseDate: day,
    firstName: 'Mei',
    lastName: 'Tan',
    email: 'mei.tan@example.com',
    participants: bands[seats],
  };
  const enquiry = toNewEnquiry(
    forms[groupForm],
    { values, hasMarketingConsent: false, honeypot: '', idempotencyKey: randomUUID() },
    undefined,
    atMs,
  );
  await database.transaction((queries) =>
    insertEnquiries(queries, [enquiry], { kinds: ['notice', 'receipt'], receiptLimit: 0 }, sessionsOf),
  );
  return enquiry.reference;
}

/** An act of a colleague on a registration as it is. */
export function actOn({ reference, version }: Registration, atMs: number = august2025): Act {
  return { reference, version, by: { kind: 'colleague', id: 'rachel' }, actKey: randomUUID(), atMs };
}
