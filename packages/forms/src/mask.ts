/** NRIC and FIN of Singapore, by shape, so that mistyped ones are masked too. */
const identityNumber = /\b([STFGM])[ -]?\d{7}[ -]?([A-Z])\b/giu;

/** Masks as `S•••••••D` what must not be stored or shown without need. */
export function maskIdentityNumbers(text: string): string {
  return text.replace(identityNumber, '$1•••••••$2');
}
