/** RFC 3966. */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
