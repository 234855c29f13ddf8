/** Routes of the specification (decision 33, Addresses); later ones have content files. */
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

/** Pages without a content file that the specification does not list. */
export const laterRoutes: readonly string[] = [
  '/ai-applications',
  '/ai-regulations',
  '/ai-regulations/rules',
  '/ai-regulations/compare',
  '/ai-regulations/which-laws',
  '/ai-regulations/which-laws/incident',
  '/ai-regulations/eu-ai-act/check',
  '/news/numbers',
  '/news/what-we-corrected',
  '/accessibility-statement',
];

export const isArticle = (address: string) => address.startsWith('/news/') && !laterRoutes.includes(address);

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
