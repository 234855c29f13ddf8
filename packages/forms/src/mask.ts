/** NRIC and FIN of Singapore, by shape, so that mistyped ones are masked too. */
const identityNumber = /\b([STFGM])[ -]?\d{7}[ -]?([A-Z])\b/giu;

/** Masks as `S•••••••D` what must not be stored or shown without need. */
export const maskIdentityNumbers = (text: string): string => text.replace(identityNumber, '$1•••••••$2');
