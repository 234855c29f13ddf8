import { startRegistration } from '@simplewebauthn/browser';
import type { Answer, Body } from '@vanda/desk-api/routes';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export const passkeyNameField = { label: 'Name of the passkey', name: 'passkeyName', maxLength: 60 } as const;

export function passkeyNameIn(form: HTMLFormElement): string {
  return String(new FormData(form).get(passkeyNameField.name)).trim();
}

export const noPasskeyName = 'Give the passkey a name.';

/** @throws if the device or the user cancels */
export async function makePasskey(
  options: Answer<'passkeyOptions'>['options'],
): Promise<Body<'addPasskey'>['credential']> {
  const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  return credential as never;
}
