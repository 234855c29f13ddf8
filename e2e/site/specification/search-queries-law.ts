/**
 * Queries for laws, by the section expected: number, short name, day, or a rare word. Update the line when an anchor
 * changes.
 */
export const lawQueries: Readonly<Record<string, readonly string[]>> = {
  '/ai-regulations/singapore#mas-guidelines': ['mas guidelines', 'mas 7 october 2027', 'feat principles'],
  '/ai-regulations/singapore#other-law': [
    'nric 31 december',
    'nric authentication',
    'election deepfakes',
    'online safety commission',
    'copyright computational data analysis',
  ],
  '/ai-regulations/singapore#regulatory-developments': ['aihgle', 's 66/2026'],
  '/ai-regulations/singapore#governance-framework': ['agentic framework singapore'],
  '/ai-regulations/usa#state-rules': ['sb 24-205', 'colorado ai act', 'admt'],
  '/ai-regulations/usa#state-generative': ['sb 942', 'companion chatbots', 'utah chapter 77'],
  '/ai-regulations/usa#state-frontier': ['raise act'],
  '/ai-regulations/usa#courts': ['kohls', 'mobley workday'],
  '/ai-regulations/usa#sector-rules': ['sr 26-2', 'clinical decision support', 'naic'],
  '/ai-regulations/usa#executive-orders-now': ['executive order 14365'],
  '/ai-regulations/china#major-regulations': ['face recognition china', 'order 19', 'labelling measures'],
  '/ai-regulations/china#data-export': ['cross-border data china'],
  '/ai-regulations/eu-ai-act#risk-tiers': ['annex iii'],
  '/ai-regulations/eu-ai-act#penalties': ['article 99'],
  '/ai-regulations/eu-ai-act#foundation-models': ['gpai code of practice', 'flops'],
  '/ai-regulations/eu-ai-act#innovation-support': ['en 18286', 'product liability directive'],
  '/ai-regulations/global#international-initiatives': ['cets 225'],
  '/ai-regulations/global#standards-bodies': ['jtc 21'],
  '/ai-regulations/malaysia#my-pdpa-2024': ['malaysia pdpa', 'act a1727'],
  '/ai-regulations/vietnam#vietnam-ai-law': ['vietnam ai law'],
  '/ai-regulations/vietnam#vietnam-decree-142': ['decree 142'],
  '/ai-regulations/australia#australia-privacy-act': ['australia privacy act', 'app 1.7'],
  '/ai-regulations/korea#south-korea-ai-act': ['korea ai basic act'],
  '/ai-regulations/india#in-dpdp-2023': ['dpdp act'],
  '/ai-regulations/eu-data-law#eu-cra': ['cyber resilience act'],
  '/ai-regulations/other-markets#uk-gdpr': ['uk gdpr'],
};
