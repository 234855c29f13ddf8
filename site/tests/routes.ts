/**
 * The routes that the specification lists (section 2). A page that is not written yet stands in `pending`;
 * one that exists must be taken off it.
 */
const services = [
  'data-protection-trustmark',
  'digital-transformation',
  'ai-adoption',
  'compliance',
  'ai-technology-training',
  'generative-ai-usage',
  'privacy-security-training',
  'data-protection-fundamentals',
  'cybersecurity-essentials',
  'compliance-implementation',
  'agile-adoption-training',
  'professional-scrum-master',
  'professional-product-owner',
  'customer-service-ai',
  'fraud-detection',
  'automated-reporting',
  'hr-optimization',
  'iso27001',
  'iso42001',
  'dpo-service',
  'microsoft-copilot',
];
const articles = [
  'ai-wiapc-framework',
  'iso42001-game-changer',
  'singapore-data-protection-trustmark',
  'future-rag-technologies',
  'agile-transformation-beyond-software',
  'cybersecurity-ai-age',
  'openai-agentic-ai',
  'microsoft-copilot-agentic',
  'google-agent-spaces',
  'agentic-ai-enterprise-adoption',
  'agentic-ai-governance',
];
const applications = ['healthcare', 'finance-insurance', 'energy', 'transportation', 'housing', 'defence'];
const regulations = ['singapore', 'eu-ai-act', 'usa', 'china', 'global'];

export const specifiedRoutes: readonly string[] = [
  '/',
  '/services',
  '/about',
  '/news',
  '/contact',
  '/privacy-policy',
  ...services.map((slug) => `/services/${slug}`),
  ...articles.map((slug) => `/news/${slug}`),
  ...applications.map((slug) => `/ai-applications/${slug}`),
  ...regulations.map((slug) => `/ai-regulations/${slug}`),
];

const written = new Set([
  '/',
  '/services',
  '/about',
  '/news',
  '/contact',
  '/services/data-protection-trustmark',
  '/services/digital-transformation',
  '/services/ai-adoption',
  '/services/compliance',
  '/services/privacy-security-training',
  '/services/customer-service-ai',
  '/services/fraud-detection',
  '/services/automated-reporting',
  '/services/hr-optimization',
  '/services/iso42001',
  '/services/dpo-service',
  '/services/microsoft-copilot',
  '/services/iso27001',
  '/services/ai-technology-training',
  '/services/generative-ai-usage',
  '/services/data-protection-fundamentals',
  '/services/cybersecurity-essentials',
  '/services/compliance-implementation',
  '/services/agile-adoption-training',
  '/services/professional-scrum-master',
  '/services/professional-product-owner',
  '/news/cybersecurity-ai-age',
  '/ai-applications/healthcare',
  '/ai-applications/finance-insurance',
  '/ai-applications/energy',
  '/ai-applications/transportation',
  '/ai-applications/housing',
  '/ai-applications/defence',
  '/ai-regulations/eu-ai-act',
  '/ai-regulations/singapore',
  '/ai-regulations/usa',
  '/ai-regulations/china',
  '/ai-regulations/global',
]);

/** Pages that the specification lists and nobody has written yet. */
export const pending: readonly string[] = specifiedRoutes.filter((route) => !written.has(route));
