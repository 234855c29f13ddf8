/** The address of a telephone number: `+65 6000 0000` becomes `tel:+6560000000` (RFC 3966). */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
