import { decideTier, type TierOutcome } from '../../law/eu-tier.ts';
import { stepThrough } from '../SteppedForm/SteppedForm.client.ts';

/** "Which tier is my system in?": reads what each chosen answer leads to from the rules that stand below it. */
const rulesOf = (input: HTMLInputElement) => [
  ...(input.closest('[data-choice]')?.querySelectorAll<HTMLElement>('[data-outcome]') ?? []),
];
const isListed = (rule: HTMLElement) => 'listed' in rule.dataset;

stepThrough('eu-tier', {
  judge: (chosen) => {
    const { tier, grounds } = decideTier(
      chosen.flatMap(rulesOf).map((rule) => ({
        rule,
        outcome: rule.dataset.outcome as TierOutcome,
        isListed: isListed(rule),
      })),
    );
    return { result: tier, grounds: grounds.map(({ rule }) => rule.cloneNode(true)) };
  },
  isAsked: (fieldset, chosen) => !fieldset.dataset.askedIf || chosen.flatMap(rulesOf).some(isListed),
});
