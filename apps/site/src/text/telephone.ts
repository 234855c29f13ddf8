export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
