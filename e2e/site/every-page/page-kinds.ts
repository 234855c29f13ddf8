/** One page of each kind, and each with a control of its own, for slow tests. */
export const pageKinds: readonly string[] = [
  '/',
  '/services',
  '/about',
  '/news',
  '/contact',
  '/privacy-policy',
  '/404',
  '/services/data-protection-trustmark',
  '/services/professional-scrum-master',
  '/services/ai-technology-training',
  '/services/iso27001',
  '/news/cybersecurity-ai-age',
  '/ai-applications',
  '/ai-applications/healthcare',
  '/ai-regulations',
  '/ai-regulations/compare',
  '/ai-regulations/compare/singapore-and-eu',
  '/ai-regulations/which-laws',
  '/ai-regulations/which-laws/incident',
  '/ai-regulations/eu-ai-act',
  '/ai-regulations/eu-ai-act/check',
  '/ai-regulations/malaysia',
  '/ai-regulations/other-markets',
];

/** Built from one table by one template: a browser looks at one of them. */
export const isRepeated = (address: string) =>
  address.startsWith('/ai-regulations/compare/') && !pageKinds.includes(address);
