/**
 * The tier of an AI system under Regulation (EU) 2024/1689 as amended by Regulation (EU) 2026/1744. Pure: the questions
 * and what each answer leads to are content (src/content/tools/eu-tier.yaml).
 */

/** What an answer can lead to, strictest first. */
export const tierOutcomes = ['outside', 'prohibited', 'high', 'limited', 'exempt'] as const;
export type TierOutcome = (typeof tierOutcomes)[number];
export type Tier = 'outside' | 'prohibited' | 'high' | 'limited' | 'minimal';

export type TierFinding = {
  outcome: TierOutcome;
  /** A use that Annex III lists; Article 6(3) can take it out. */
  isListed: boolean;
};

/**
 * Decides by what the answers lead to. The strictest finding names the tier; `outside` (Article 2) goes before all,
 * with the other findings kept as what would count. An exemption under Article 6(3) removes listed uses only: AI in a
 * product of Annex I, transparency duties and prohibitions stay.
 * @returns the tier and the findings that hold, strictest first
 */
export function decideTier<Finding extends TierFinding>(
  findings: readonly Finding[],
): { tier: Tier; grounds: Finding[] } {
  const isExempt = findings.some(({ outcome }) => outcome === 'exempt');
  const hasListed = findings.some(({ isListed }) => isListed);
  const grounds = findings
    .filter(({ outcome, isListed }) => (outcome === 'exempt' ? hasListed : !(isExempt && isListed)))
    .sort((a, b) => tierOutcomes.indexOf(a.outcome) - tierOutcomes.indexOf(b.outcome));
  const strictest = grounds[0]?.outcome ?? 'exempt';
  return { tier: strictest === 'exempt' ? 'minimal' : strictest, grounds };
}
