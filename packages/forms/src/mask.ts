/** NRIC and FIN of Singapore: by shape, so that mistyped ones are hidden too. */
const identityNumber = /\b([STFGM])[ -]?\d{7}[ -]?([A-Z])\b/giu;

/** `S•••••••D`: must not be stored or shown without need. */
export function maskIdentityNumbers(text: string): string {
  return text.replace(identityNumber, '$1•••••••$2');
}
