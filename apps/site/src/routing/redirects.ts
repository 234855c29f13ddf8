/** The service cards keep the hyphenated spelling (decision 33, Addresses). */
export const redirects: Record<string, string> = {
  '/services/iso-27001': '/services/iso27001',
  '/services/iso-42001': '/services/iso42001',
};
