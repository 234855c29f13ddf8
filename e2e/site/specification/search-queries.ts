import { builtFiles } from '../../../apps/site/postbuild/built-files.ts';
import { createSearch, hitAddress } from '../../../apps/site/src/search/search-engine.ts';
import type { SearchIndex } from '../../../apps/site/src/search/search-index.ts';
import { lawQueries } from './search-queries-law.ts';

/** A query, the page meant, and the lowest rank accepted. */
export type Expectation = { query: string; url: string; within: 1 | 3 };

const first = (query: string, url: string): Expectation => ({ query, url, within: 1 });
const amongThree = (query: string, url: string): Expectation => ({ query, url, within: 3 });

/** Queries on the law: the URL names a section. */
export const lawExpectations: readonly Expectation[] = Object.entries(lawQueries).flatMap(([url, queries]) =>
  queries.map((query) => amongThree(query, url)),
);

/** As visitors type: abbreviations, misspellings, standard numbers, phrases, parts of words. */
export const expectations: readonly Expectation[] = [
  amongThree('credit scoring bank', '/ai-regulations/eu-ai-act/check'),
  amongThree('ai act compliance checker', '/ai-regulations/eu-ai-act/check'),
  // Standards and marks
  first('gdpr', '/ai-regulations/eu-data-law'),
  amongThree('iso', '/services/iso42001'),
  amongThree('iso', '/services/iso27001'),
  first('27001', '/services/iso27001'),
  first('iso27001', '/services/iso27001'),
  first('ISO/IEC 27001:2022', '/services/iso27001'),
  first('isms', '/services/iso27001'),
  first('information security management', '/services/iso27001'),
  amongThree('statement of applicability', '/services/iso27001'),
  first('42001', '/services/iso42001'),
  first('iso 42001', '/services/iso42001'),
  first('iso42001 certificate', '/services/iso42001'),
  first('aims', '/services/iso42001'),
  first('ai management system', '/services/iso42001'),
  amongThree('iso 42001 game changer', '/news/iso42001-game-changer'),
  first('dptm', '/services/data-protection-trustmark'),
  first('trustmark', '/services/data-protection-trustmark'),
  first('data protection trust mark', '/services/data-protection-trustmark'),
  first('dptm requirements', '/services/data-protection-trustmark'),
  amongThree('ss 714', '/services/data-protection-trustmark'),
  first('advisory and audit', '/services/compliance'),
  first('audit services', '/services/compliance'),
  // Data protection officer
  first('dpo', '/services/dpo-service'),
  first('outsourced dpo', '/services/dpo-service'),
  first('data protection officer', '/services/dpo-service'),
  amongThree('data protecton oficer', '/services/dpo-service'),
  first('dpia', '/services/dpo-service'),
  first('data breach incident', '/services/dpo-service'),
  first('pdpa', '/ai-regulations/singapore'),
  amongThree('pdpa', '/services/data-protection-fundamentals'),
  amongThree('data leak', '/services/dpo-service'),
  // Courses
  first('psm', '/services/professional-scrum-master'),
  first('psm i', '/services/professional-scrum-master'),
  first('scrum master', '/services/professional-scrum-master'),
  first('scrum mastr', '/services/professional-scrum-master'),
  first('scrum master course price', '/services/professional-scrum-master'),
  first('how much is the scrum master course', '/services/professional-scrum-master'),
  first('pspo', '/services/professional-product-owner'),
  first('product owner', '/services/professional-product-owner'),
  first('prodct owner training', '/services/professional-product-owner'),
  first('agile training', '/services/agile-adoption-training'),
  first('kanban', '/services/agile-adoption-training'),
  amongThree('scrum', '/services/agile-adoption-training'),
  first('generative ai course', '/services/generative-ai-usage'),
  amongThree('genai training', '/services/generative-ai-usage'),
  amongThree('prompt engineering', '/services/generative-ai-usage'),
  amongThree('chatgpt training', '/services/generative-ai-usage'),
  first('ai certification', '/services/ai-technology-training'),
  amongThree('responsible ai', '/services/ai-technology-training'),
  amongThree('ml developer', '/services/ai-technology-training'),
  first('data protection fundamentals', '/services/data-protection-fundamentals'),
  first('pdpa course', '/services/data-protection-fundamentals'),
  first('cybersecurity essentials', '/services/cybersecurity-essentials'),
  amongThree('cyber security course', '/services/cybersecurity-essentials'),
  amongThree('phishing', '/services/cybersecurity-essentials'),
  first('compliance implementation', '/services/compliance-implementation'),
  amongThree('compliance training', '/services/compliance-implementation'),
  first('privacy training', '/services/privacy-security-training'),
  first('digital transformation', '/services/digital-transformation'),
  // AI at work
  first('copilot', '/services/microsoft-copilot'),
  first('copilot studio', '/services/microsoft-copilot'),
  first('m365 copilot', '/services/microsoft-copilot'),
  first('micosoft copilot', '/services/microsoft-copilot'),
  first('ai adoption', '/services/ai-adoption'),
  first('workflow automation', '/services/ai-adoption'),
  first('fraud', '/services/fraud-detection'),
  first('fraud detection', '/services/fraud-detection'),
  first('customer service chatbot', '/services/customer-service-ai'),
  first('automated reports', '/services/automated-reporting'),
  first('hr optimisation', '/services/hr-optimization'),
  first('resume screening', '/services/hr-optimization'),
  first('recruitment', '/services/hr-optimization'),
  // Industries
  first('healthcare', '/ai-applications/healthcare'),
  first('hospital ai', '/ai-applications/healthcare'),
  first('ai in banks', '/ai-applications/finance-insurance'),
  first('insurance', '/ai-applications/finance-insurance'),
  first('energy', '/ai-applications/energy'),
  first('transport', '/ai-applications/transportation'),
  first('hdb', '/ai-applications/housing'),
  first('property valuation', '/ai-applications/housing'),
  first('defense', '/ai-applications/defence'),
  first('military', '/ai-applications/defence'),
  // Regulation
  first('eu ai act', '/ai-regulations/eu-ai-act'),
  first('ai act fines', '/ai-regulations/eu-ai-act'),
  first('penalties', '/ai-regulations/eu-ai-act'),
  first('high risk ai systems', '/ai-regulations/eu-ai-act'),
  first('europe regulation', '/ai-regulations/eu-ai-act'),
  first('foundation model rules', '/ai-regulations/eu-ai-act'),
  first('ai verify', '/ai-regulations/singapore'),
  first('model ai governance framework', '/ai-regulations/singapore'),
  first('executive order', '/ai-regulations/usa'),
  first('us ai regulation', '/ai-regulations/usa'),
  first('colorado', '/ai-regulations/usa'),
  first('china', '/ai-regulations/china'),
  first('pipl', '/ai-regulations/china'),
  first('oecd', '/ai-regulations/global'),
  amongThree('unesco', '/ai-regulations/global'),
  // News
  first('agentic ai governance', '/news/agentic-ai-governance'),
  first('agentic ai enterprise adoption', '/news/agentic-ai-enterprise-adoption'),
  first('openai', '/news/openai-agentic-ai'),
  amongThree('openai agents', '/news/openai-agentic-ai'),
  first('google agent', '/news/google-agent-spaces'),
  amongThree('microsoft agents', '/news/microsoft-copilot-agentic'),
  first('rag', '/news/future-rag-technologies'),
  first('retrieval augmented generation', '/news/future-rag-technologies'),
  first('agile beyond software', '/news/agile-transformation-beyond-software'),
  first('pca framework', '/news/ai-wiapc-framework'),
  amongThree('deepfake', '/services/cybersecurity-essentials'),
  // The company
  first('contact', '/contact'),
  first('phone number', '/contact'),
  first('contact us', '/contact'),
  first('about', '/about'),
  first('meaning of the logo', '/about'),
  first('uen', '/about'),
  first('news', '/news'),
  first('services', '/services'),
  first('home', '/'),
  first('privacy policy', '/privacy-policy'),
  first('cookies', '/privacy-policy'),
];

/** An expectation and the rank of its page: 1 is first, 0 none. */
export type Judged = Expectation & { place: number; found: string[] };

const pageOf = (address: string) => address.split('#')[0] ?? '';

/** Runs every query whose page is in the index. */
export function judgeSearch(
  index: SearchIndex,
  questions: readonly Expectation[] = [...expectations, ...lawExpectations],
): { judged: Judged[]; meanReciprocalRank: number } {
  const search = createSearch(index);
  const urls = new Set(index.entries.map(({ url }) => url));
  const judged = questions
    .filter(({ url }) => urls.has(pageOf(url)))
    .map((expectation) => {
      const found = search(expectation.query).map(hitAddress);
      const isMeant = (address: string) =>
        address === expectation.url ||
        (!expectation.url.includes('#') && pageOf(address) === expectation.url);
      return { ...expectation, found, place: found.findIndex(isMeant) + 1 };
    });
  const ranks = judged.map(({ place }) => (place > 0 ? 1 / place : 0));
  return { judged, meanReciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length };
}

/** The index file of a built site, from the site's folder. */
export function builtIndexFile(dist: string): string {
  const [file] = builtFiles(dist).filter((name) => /^search\/index\.[0-9a-f]{8}\.json$/.test(name));
  if (!file) throw new Error(`${dist} holds no search index: run npm run build first`);
  return file;
}
