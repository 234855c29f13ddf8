import type { Locator, Page } from '@playwright/test';
import { type StoredEnquiry, storedEnquiries } from './intake.ts';

/** Data folder of the shared server (playwright.config.ts). */
const dataDir = process.env.TEST_DATA_DIR ?? '';

/** What a visitor can quote when asking about an enquiry. */
export const reference = /^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The panel that takes the form's place once it is sent. */
export const successPanel = (page: Page): Locator => page.locator('[data-sent]');

export const storedAs = (reference: string): StoredEnquiry[] =>
  storedEnquiries(dataDir).filter((row) => row.reference === reference);

export const storedUnder = (idempotencyKey: string): StoredEnquiry[] =>
  storedEnquiries(dataDir).filter((row) => row.idempotencyKey === idempotencyKey);
