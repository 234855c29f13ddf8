import { startRegistration } from '@simplewebauthn/browser';
import type { Body, ResponseOf } from '@vanda/desk-api/routes';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export const passkeyNameField = { label: 'Name of the passkey', name: 'passkeyName', maxLength: 60 } as const;

export class NoPasskeyName extends Error {}

/**
 * A passkey with the name in a form's `passkeyNameField`.
 * @throws NoPasskeyName; another error if the device or the user cancels
 */
export async function makePasskey(
  form: HTMLFormElement,
  askForOptions: () => Promise<ResponseOf<'passkeyOptions'>>,
): Promise<Pick<Body<'addPasskey'>, 'passkeyName' | 'credential'>> {
  const passkeyName = String(new FormData(form).get(passkeyNameField.name)).trim();
  if (passkeyName === '') throw new NoPasskeyName();
  const { options } = await askForOptions();
  const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  return { passkeyName, credential: credential as never };
}
