/**
 * Slug of the service page that a card leads to, made of the card's title: lower case, spaces to hyphens, the
 * ampersand removed (decision 33, Addresses). "Privacy & Security Training" gives `privacy-security-training`.
 */
export const serviceSlug = (cardTitle: string) =>
  cardTitle.toLowerCase().replaceAll('&', ' ').trim().split(/\s+/).join('-');
