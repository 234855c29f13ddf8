import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import type { RegistrationsContext } from '../../src/modules/registrations/email-texts.ts';
import type { Registration } from '../../src/modules/registrations/registration.ts';
import type { SeatCommand } from '../../src/modules/registrations/seat-register.ts';
import { openStore, type Store } from '../../src/platform/database/store.ts';
import { readSettings } from '../../src/platform/env.ts';
import { insertEnquiry } from './insert-enquiry.ts';
import { august2025, registration } from './service.ts';
import type { FreshStore } from './stores.ts';

export const groupForm = 'professional-product-owner';

export type TwoInstances = Awaited<ReturnType<typeof openTwice>>;

export async function openTwice(freshStore: FreshStore) {
  const folder = temporaryFolder();
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data'), ...(await freshStore()) });
  const instances = [openStore(settings), openStore(settings)] as const;
  for (const store of instances) await store.ready();
  const sessions: { start: string; end: string; seats?: number }[] = [];
  const context: RegistrationsContext = {
    companyName: 'Vanda',
    siteUrl: 'https://www.vanda.example',
    sessionsOf: (form) => (form.id === groupForm ? sessions : []),
  };
  return {
    instances,
    sessions,
    context,
    async close() {
      for (const store of instances) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const bands = { 1: '1', 5: '2-5', 10: '6-10' } as const;

export function register(
  store: Store,
  { sessionsOf }: RegistrationsContext,
  day: string,
  seats: keyof typeof bands = 1,
  atMs: number = august2025,
): Promise<string> {
  const values = { ...registration, courseDate: day, participants: bands[seats] };
  return insertEnquiry(store, values, { form: groupForm, atMs, kinds: ['notice', 'receipt'], sessionsOf });
}

export const actOn = ({ reference, version }: Registration, atMs: number = august2025): SeatCommand => ({
  reference,
  version,
  by: { kind: 'staff', id: 'rachel' },
  idempotencyKey: randomUUID(),
  atMs,
});
