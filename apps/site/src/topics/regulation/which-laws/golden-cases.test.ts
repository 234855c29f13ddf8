import { type Answers, none, unsure } from '@vanda/eu-ai-act-rules/answers';
import { describe, expect, test } from 'vitest';
import { finder } from './find-laws.fixture.ts';
import { decided, findLaws } from './find-laws.ts';

const today = '2026-11-23';

/** Ids of instruments, or `instrument/part`. `might` covers what reaches through the customer too. */
type Case = {
  story: string;
  answers: Answers;
  applies: readonly string[];
  guidance?: readonly string[];
  might?: readonly string[];
  customer?: readonly string[];
  not: readonly string[];
  /** Voluntary, or not a duty: whatever the group, it is not listed as binding. */
  noDuty?: readonly string[];
};

const quiet = {
  presence: [none],
  ai: [none],
  business: [none],
  data: [none],
  customers: [none],
  size: [none],
};
const applicants = {
  ai: ['ai-supply'],
  data: ['data-staff'],
  effect: ['scores'],
  customers: ['cust-employer'],
};
const users = { ...quiet, data: ['data-customers'] };

/** The 25 cases and their results come from the research on Asia-Pacific law of 23 November 2026, section 21. */
const cases: readonly Case[] = [
  {
    story: '1 payroll SaaS for employers in Malaysia, data in a Singapore cloud region',
    answers: {
      ...quiet,
      markets: ['in-malaysia'],
      presence: ['my-customers'],
      business: ['is-cloud'],
      data: ['data-staff'],
      customers: ['cust-employer'],
    },
    applies: ['sg-pdpa'],
    might: ['my-pdpa-2024'],
    customer: ['my-cbpdt-guideline-2025'],
    not: ['my-online-safety-act-2025', 'eu-gdpr'],
  },
  {
    story: '2 the same in a Kuala Lumpur cloud region, 60,000 staff',
    answers: {
      ...quiet,
      markets: ['in-malaysia'],
      presence: ['my-customers', 'my-hosted'],
      ai: ['ai-build'],
      effect: [unsure],
      business: ['is-cloud'],
      data: ['data-staff'],
      size: ['my-20000'],
      customers: ['cust-employer'],
    },
    applies: ['my-pdpa-2024', 'my-pdpa-2024/representative', 'my-pdpa-2024/officer'],
    guidance: ['my-cbpdt-guideline-2025'],
    might: ['my-pdpa-ai-guidelines-2026'],
    not: ['my-cyber-security-act-2024'],
  },
  {
    story: '3 AI screening of applicants, sold to employers in Singapore',
    answers: { ...quiet, ...applicants, markets: ['in-singapore'] },
    applies: ['sg-pdpa'],
    guidance: ['sg-pdpc-ai-guidelines'],
    might: ['sg-workplace-fairness'],
    not: ['eu-ai-act', 'us-nyc-ll-144', 'sg-mas-ai-guidelines'],
  },
  {
    story: '4 the same tool, used by an employer in Germany',
    answers: { ...quiet, ...applicants, markets: ['in-eu'] },
    applies: ['eu-ai-act'],
    might: ['eu-gdpr'],
    not: ['eu-cra'],
  },
  {
    story: '5 the same tool, used by an employer in Seoul',
    answers: {
      ...quiet,
      ...applicants,
      markets: ['in-korea'],
      size: [unsure],
    },
    applies: ['south-korea-ai-act', 'kr-pipa'],
    might: ['south-korea-ai-act/representative'],
    not: ['jp-appi'],
  },
  {
    story: '6 robo-adviser licensed by MAS, uses a hosted language model',
    answers: {
      ...users,
      markets: ['in-singapore'],
      ai: ['ai-build'],
      business: ['is-finance'],
      effect: ['talks', unsure],
    },
    applies: ['sg-mas-trm-notices', 'sg-mas-cyber-hygiene-notices', 'sg-pdpa'],
    guidance: ['sg-mas-ai-guidelines'],
    might: ['sg-mas-outsourcing-658', 'sg-feat'],
    not: ['eu-nis2'],
  },
  {
    story: '7 vendor of that language-model service',
    answers: {
      ...users,
      markets: ['in-singapore'],
      ai: ['ai-supply'],
      business: ['is-cloud'],
      effect: ['talks'],
      customers: ['cust-bank'],
    },
    applies: ['sg-pdpa'],
    customer: ['sg-mas-outsourcing-658', 'sg-mas-trm-notices', 'sg-mas-ai-guidelines'],
    not: ['sg-mas-cyber-hygiene-notices'],
  },
  {
    story: '8 private clinic group with a triage chatbot',
    answers: {
      ...quiet,
      markets: ['in-singapore'],
      ai: ['ai-use'],
      business: ['is-health'],
      data: ['data-patients'],
      effect: ['talks'],
    },
    applies: ['sg-pdpa'],
    guidance: ['sg-aihgle'],
    might: ['sg-health-information-act', 'sg-aihgle/device'],
    not: ['sg-health-products-ai-order', 'sg-cybersecurity-act'],
  },
  {
    story: '9 software house that hosts patient records',
    answers: {
      ...quiet,
      markets: ['in-singapore'],
      business: ['is-cloud'],
      data: ['data-patients'],
      customers: ['cust-hospital'],
    },
    applies: ['sg-pdpa'],
    might: ['sg-health-information-act'],
    not: ['sg-mas-trm-notices'],
  },
  {
    story: '10 online shop that prices and refuses by algorithm, ships to Australia',
    answers: {
      ...users,
      markets: ['in-australia'],
      ai: ['ai-use'],
      business: ['is-platform'],
      effect: ['decides'],
      size: ['au-3m'],
    },
    applies: ['australia-privacy-act', 'australia-privacy-act/app-1-7'],
    might: ['australia-cyber-security-act-2024'],
    noDuty: ['australia-ai6-guidance'],
    not: ['nz-privacy-act-2020'],
  },
  {
    story: '11 two-person app with some Australian users',
    answers: { ...users, markets: ['in-australia'] },
    applies: [],
    might: ['australia-privacy-act'],
    not: ['australia-privacy-act/app-1-7', 'australia-cyber-security-act-2024'],
  },
  {
    story: '12 language app for children in Vietnam with a tutor chatbot',
    answers: {
      ...users,
      markets: ['in-vietnam'],
      presence: ['vn-online'],
      ai: ['ai-build'],
      business: ['is-platform'],
      data: ['data-children', 'data-customers'],
      effect: ['talks'],
    },
    applies: ['vietnam-ai-law', 'vietnam-decree-142', 'vn-pdpl-2025', 'vn-decree-330-2026'],
    might: ['vn-high-risk-list-2026', 'vn-cybersecurity-law-2025'],
    not: ['id-pdp-law-2022'],
  },
  {
    story: '13 credit-scoring model for a bank in Hanoi that decides alone',
    answers: {
      ...quiet,
      markets: ['in-vietnam'],
      ai: ['ai-supply'],
      data: ['data-customers'],
      effect: ['decides'],
      customers: ['cust-bank'],
    },
    applies: ['vietnam-ai-law', 'vn-high-risk-list-2026', 'vn-pdpl-2025'],
    might: ['vn-high-risk-list-2026/certificate'],
    not: ['sg-mas-ai-guidelines'],
  },
  {
    story: '14 marketplace in Indonesia that suspends sellers automatically',
    answers: {
      ...users,
      markets: ['in-indonesia'],
      presence: ['id-online'],
      ai: ['ai-use'],
      business: ['is-platform'],
      effect: ['decides'],
    },
    applies: ['id-pdp-law-2022', 'id-private-operator-registration'],
    might: ['id-ai-presidential-regulations'],
    not: ['id-ojk-bank-ai-2025'],
  },
  {
    story: '15 travel site in Thai and baht',
    answers: { ...users, markets: ['in-thailand'], business: ['is-platform'] },
    applies: ['th-pdpa-2019'],
    might: ['th-pdpa-2019/officer'],
    not: ['th-ai-principles-draft', 'th-bot-ai-2025'],
  },
  {
    story: '16 generative-image app in Korea below all thresholds',
    answers: {
      ...users,
      markets: ['in-korea'],
      ai: ['ai-build'],
      business: ['is-platform'],
      effect: ['makes-content'],
    },
    applies: ['south-korea-ai-act', 'kr-pipa'],
    might: ['south-korea-ai-act/fines'],
    not: ['south-korea-ai-act/representative', 'south-korea-ai-act/frontier'],
  },
  {
    story: '17 B2B analytics with a Japanese customer, staff data',
    answers: {
      ...quiet,
      markets: ['in-japan'],
      ai: ['ai-supply'],
      business: ['is-cloud'],
      data: ['data-staff'],
      effect: [none],
      customers: ['cust-firms'],
    },
    applies: [],
    might: ['jp-appi'],
    noDuty: ['japan-ai-act'],
    not: ['jp-appi-amendment-2026'],
  },
  {
    story: '18 fintech app with users in India',
    answers: { ...users, markets: ['in-india'], business: ['is-platform'] },
    applies: ['in-dpdp-2023'],
    might: ['in-cert-in-2022', 'in-dpdp-2023/significant-fiduciary', 'india-it-rules'],
    not: ['in-dpdp-2023/automated-decisions'],
  },
  {
    story: '19 recruiter of nurses, contracts signed in Manila, automatic ranking',
    answers: {
      ...quiet,
      markets: ['in-philippines'],
      presence: ['ph-link'],
      ai: ['ai-use'],
      business: ['is-recruiter'],
      data: ['data-staff'],
      effect: ['scores'],
      size: [unsure],
    },
    applies: ['ph-dpa-2012', 'ph-npc-circular-2022-04'],
    guidance: ['ph-npc-ai-advisory-2024'],
    might: ['ph-dpa-2012/registration'],
    not: ['my-pdpa-2024'],
  },
  {
    story: '20 face login in New Zealand and Hong Kong',
    answers: {
      ...users,
      markets: ['in-new-zealand', 'in-hong-kong'],
      ai: ['ai-use'],
      business: ['is-platform'],
      data: ['data-customers', 'data-biometrics'],
      effect: ['recognises'],
    },
    applies: ['nz-privacy-act-2020', 'nz-biometric-code-2025'],
    guidance: ['hk-pcpd-ai-framework-2024'],
    might: ['hk-pdpo'],
    not: ['hk-critical-infrastructure-2026'],
  },
  {
    story: '21 smart camera with app, sold through a distributor in France',
    answers: {
      ...quiet,
      markets: ['in-eu'],
      ai: ['ai-build'],
      business: ['makes-products'],
      data: ['data-customers'],
      effect: [unsure],
    },
    applies: ['eu-cra', 'eu-gdpr', 'eu-data-act'],
    might: ['eu-ai-act', 'eu-product-liability'],
    not: ['eu-nis2'],
  },
  {
    story: '22 SaaS for EU companies, 80 staff',
    answers: {
      ...users,
      markets: ['in-eu'],
      ai: [unsure],
      effect: [unsure],
      business: ['is-cloud'],
      size: ['eu-medium'],
      customers: ['cust-firms'],
    },
    applies: ['eu-data-act'],
    might: ['eu-gdpr', 'eu-nis2', 'eu-ai-act'],
    not: ['eu-cra'],
  },
  {
    story: '23 hotel in Singapore with guests from Germany',
    answers: { ...quiet, markets: ['in-singapore', 'in-eu'], data: ['data-customers'] },
    applies: ['sg-pdpa'],
    might: ['eu-gdpr'],
    not: [],
  },
  {
    story: '24 penetration tests and a security desk for Singapore and Malaysia',
    answers: {
      ...quiet,
      markets: ['in-singapore', 'in-malaysia'],
      business: ['is-security'],
      customers: ['cust-firms'],
    },
    applies: ['sg-cybersecurity-act'],
    might: ['my-cyber-security-act-2024', 'hk-critical-infrastructure-2026'],
    not: ['sg-digital-infrastructure-bill'],
  },
  {
    story: '25 tenant-screening score sold to landlords in London',
    answers: {
      ...users,
      markets: ['in-uk'],
      ai: ['ai-supply'],
      effect: ['decides'],
      customers: ['cust-firms'],
    },
    applies: ['uk-gdpr'],
    might: ['uk-gdpr/processor', 'uk-gdpr/special-category'],
    not: ['uk-csr-bill', 'eu-gdpr'],
  },
];

/** Cases of our own: what the research leaves out. */
const furtherCases: readonly Case[] = [
  {
    story: 'an office in Hong Kong says nothing about Japan and the United Kingdom',
    answers: { ...users, markets: ['in-hong-kong', 'in-japan', 'in-uk'], presence: ['hk-office'] },
    applies: ['hk-pdpo'],
    might: ['jp-appi', 'uk-gdpr'],
    not: ['hk-critical-infrastructure-2026'],
  },
  {
    story: 'a bank with a branch in Hong Kong scores customers there',
    answers: {
      ...users,
      markets: ['in-singapore', 'in-hong-kong'],
      presence: ['hk-office'],
      ai: ['ai-use'],
      business: ['is-finance'],
      effect: ['scores'],
    },
    applies: ['hk-pdpo', 'sg-mas-trm-notices'],
    guidance: ['hk-finance-genai-2024', 'sg-mas-ai-guidelines'],
    might: ['sg-mas-outsourcing-658'],
    not: ['hk-critical-infrastructure-2026'],
  },
  {
    story: 'a server in Malaysia counts there, whatever the other markets',
    answers: { ...users, markets: ['in-malaysia', 'in-philippines'], presence: ['my-hosted'] },
    applies: ['my-pdpa-2024'],
    might: [],
    not: ['ph-dpa-2012'],
  },
  {
    story: 'a screening tool sold to employers in New York and Colorado',
    answers: {
      ...quiet,
      ...applicants,
      markets: ['in-usa'],
      presence: ['us-new-york', 'us-colorado'],
      [decided]: ['us-nyc'],
    },
    applies: ['us-co-sb-26-189'],
    customer: ['us-nyc-ll-144'],
    not: ['us-il-hb-3773', 'us-ca-employment-ads', 'us-co-sb-24-205', 'us-eo-14365'],
  },
  {
    story: 'a shop whose assistant talks with consumers in California and Utah',
    answers: {
      ...users,
      markets: ['in-usa'],
      presence: ['us-california', 'us-utah'],
      ai: ['ai-use'],
      business: ['is-platform'],
      effect: ['talks'],
    },
    applies: ['us-ut-chapter-77'],
    might: ['us-ca-ab-1609', 'us-ca-sb-243', 'us-take-it-down'],
    not: ['us-ca-ccpa-admt', 'us-ca-sb-53', 'us-co-hb-26-1263', 'us-ca-ab-2839', 'us-ut-chapter-72'],
  },
  {
    story: 'an image generator open to the public in mainland China, run from Singapore',
    answers: {
      ...users,
      markets: ['in-china'],
      ai: ['ai-build'],
      effect: ['makes-content'],
      [decided]: ['cn-public'],
    },
    applies: [
      'cn-pipl',
      'cn-pipl/representative',
      'cn-labelling',
      'cn-deep-synthesis',
      'cn-genai-measures',
      'cn-algorithms',
    ],
    might: ['cn-genai-measures/filing', 'cn-data-export'],
    not: ['cn-companions', 'cn-cybersecurity-law', 'cn-virtual-humans', 'cn-ai-plan'],
  },
  {
    story: 'a laboratory in mainland China: our sources do not say whether the trial measures apply',
    answers: {
      ...quiet,
      markets: ['in-china'],
      presence: ['cn-office'],
      ai: ['ai-supply'],
      effect: [none],
      [decided]: ['cn-research'],
    },
    applies: ['cn-cybersecurity-law', 'cn-incident-reporting'],
    might: ['cn-ethics-review'],
    not: ['cn-pipl'],
  },
];

describe.each([...cases, ...furtherCases])(
  '$story',
  ({ answers, applies, guidance = [], might = [], customer = [], not, noDuty = [] }) => {
    const found = findLaws(finder, answers, today);
    const lawOf = (id: string) => {
      const law = found.find((one) => one.law.id === id);
      if (!law) throw new Error(`There is no instrument "${id}"`);
      return law;
    };
    /** Group of an instrument, or of one of its parts. */
    const groupOf = (name: string) => {
      const [id = '', part] = name.split('/');
      const law = lawOf(id);
      if (part === undefined) return law.group;
      const one = law.parts.find((candidate) => candidate.id === part);
      return one === undefined ? 'not' : one.isOpen ? 'might' : law.group;
    };

    test('lists what applies, and guidelines as guidance', () => {
      expect([...applies, ...guidance].filter((id) => groupOf(id) !== 'applies')).toEqual([]);
      expect(guidance.filter((id) => !lawOf(id).isGuidance)).toEqual([]);
      const laws = applies.filter((id) => !id.includes('/'));
      expect(laws.filter((id) => lawOf(id).isGuidance)).toEqual([]);
    });

    test('lists what might apply, with the question that decides or the reason', () => {
      expect(might.filter((id) => !['might', 'customer'].includes(groupOf(id)))).toEqual([]);
      const open = might.filter((id) => !id.includes('/') && groupOf(id) === 'might').map(lawOf);
      expect(open.filter(({ asked, reason }) => !asked && !reason).map(({ law }) => law.id)).toEqual([]);
    });

    test('lists what arrives through the customer', () => {
      expect(customer.filter((id) => groupOf(id) !== 'customer')).toEqual([]);
    });

    test('leaves out what does not apply', () => {
      expect(not.filter((id) => groupOf(id) !== 'not')).toEqual([]);
      expect(noDuty.filter((id) => groupOf(id) === 'applies' && !lawOf(id).isGuidance)).toEqual([]);
    });
  },
);

test('the cases are 25, and name all markets of Asia-Pacific, the EU and the UK', () => {
  expect(cases).toHaveLength(25);
  const named = new Set(cases.flatMap(({ answers }) => answers.markets ?? []));
  const missing = finder.questions[0]?.answers.map(({ id }) => id).filter((id) => !named.has(id));
  expect(missing).toEqual(['in-china', 'in-taiwan', 'in-usa', 'in-elsewhere']);
});

test('nothing Australian or Japanese binds the small app and the B2B analytics', () => {
  for (const [number, market] of [
    [11, 'australia'],
    [17, 'japan'],
  ] as const) {
    const found = findLaws(finder, cases[number - 1]?.answers ?? {}, today);
    const binding = found.filter(
      ({ law, group, isGuidance }) => law.market === market && group === 'applies' && !isGuidance,
    );
    expect(binding.map(({ law }) => law.id)).toEqual([]);
  }
});
