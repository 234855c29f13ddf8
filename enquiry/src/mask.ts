/**
 * Singapore's identity numbers (NRIC and FIN): a letter, seven digits, a letter. They are recognised by their shape, so that
 * one with a typing error is hidden too.
 */
const identityNumber = /\b([STFGM])[ -]?\d{7}[ -]?([A-Z])\b/giu;

/** A text without the digits of the identity numbers in it, `S•••••••D`: nobody may keep or show them without need. */
export function maskIdentityNumbers(text: string): string {
  return text.replace(identityNumber, '$1•••••••$2');
}
