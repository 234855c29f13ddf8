import { startRegistration } from '@simplewebauthn/browser';
import type { Answer, Body } from '../../contract/routes.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The field of a form in which a passkey gets its name. */
export const passkeyNameField = { label: 'Name of the passkey', name: 'passkeyName', maxLength: 60 } as const;

/** The name that stands in the field {@link passkeyNameField}; empty where none was given. */
export function passkeyNameIn(form: HTMLFormElement): string {
  return String(new FormData(form).get(passkeyNameField.name)).trim();
}

/** What is said where a passkey got no name. */
export const noPasskeyName = 'Give the passkey a name.';

/**
 * Lets the device make a passkey with what the service asks of it.
 * @throws where the device, or the person before it, stops it
 */
export async function makePasskey(
  options: Answer<'passkeyOptions'>['options'],
): Promise<Body<'addPasskey'>['credential']> {
  const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  return credential as never;
}
