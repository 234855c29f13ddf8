import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { watchPage } from '@vanda/site-tests/fixtures';
import { openOffice } from './office.ts';

/** A desk for each test, with an administrator who accepted the first invitation. */
export const test = base.extend<{ publisher: Record<string, string> | undefined; link: string; desk: Page }>({
  publisher: [undefined, { option: true }],
  link: async ({ publisher }, use) => {
    const office = await openOffice(publisher);
    await use(office.link);
    await office.close();
  },
  desk: async ({ page, link }, use) => {
    const problems = watchPage(page, new URL(link).origin);
    await addAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Add a passkey to this device' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One person has waited longer than we promised.',
    );
    // The list follows the sentence: a key between them has no row.
    await page.getByRole('link', { name: 'Kavitha Nair' }).waitFor();
    await use(page);
    // Before sign-in, or for an erased enquiry: no fault.
    const faults = problems.filter((problem) => !/status of (401|410)/.test(problem));
    expect(faults, 'nothing is refused by the policy, nothing breaks').toEqual([]);
  },
});

export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

export { expect };
