import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';

const dataDir = process.env.TEST_DATA_DIR ?? '';

/** What a visitor can quote when asking about an enquiry. */
export const reference = /^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The panel that takes the form's place once it is sent. */
export const successPanel = (page: Page): Locator => page.locator('[data-sent]');

export const storedAs = (reference: string): StoredEnquiry[] =>
  storedEnquiries(dataDir).filter((row) => row.reference === reference);

export const storedUnder = (idempotencyKey: string): StoredEnquiry[] =>
  storedEnquiries(dataDir).filter((row) => row.idempotencyKey === idempotencyKey);

type StoredEnquiry = {
  reference: string;
  form: string;
  idempotencyKey: string;
  values: Record<string, string>;
};

export function storedEnquiries(dataDir: string): StoredEnquiry[] {
  const database = new DatabaseSync(path.join(dataDir, 'enquiries.db'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM enquiries ORDER BY received_at').all();
  database.close();
  return rows.map(({ reference, form, data, idempotency_key: idempotencyKey }) => ({
    reference: String(reference),
    form: String(form),
    idempotencyKey: String(idempotencyKey),
    values: JSON.parse(String(data)) as Record<string, string>,
  }));
}
