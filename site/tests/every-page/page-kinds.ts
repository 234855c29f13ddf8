/** One page of each kind, and of each thing to press that only one page has; what holds here holds for their siblings. */
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
  '/ai-applications/healthcare',
  '/ai-regulations/eu-ai-act',
  '/ai-regulations/eu-ai-act/check',
];
