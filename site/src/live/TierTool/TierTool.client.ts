import { decideTier, type TierOutcome } from '../../law/eu-tier.ts';
import { stepThrough } from '../SteppedForm/SteppedForm.client.ts';
import { marks as steps } from '../SteppedForm/SteppedForm.marks.ts';
import { marks } from './TierTool.marks.ts';

/** "Which tier is my system in?": reads what each chosen answer leads to from the rules that stand below it. */
const rulesOf = (input: HTMLInputElement) => [
  ...(input.closest(`[${steps.choice}]`)?.querySelectorAll(`[${marks.outcome}]`) ?? []),
];
const isListed = (rule: Element) => rule.hasAttribute(marks.listed);

stepThrough('eu-tier', {
  judge: (chosen) => {
    const { tier, grounds } = decideTier(
      chosen.flatMap(rulesOf).map((rule) => ({
        rule,
        outcome: rule.getAttribute(marks.outcome) as TierOutcome,
        isListed: isListed(rule),
      })),
    );
    return { result: tier, grounds: grounds.map(({ rule }) => rule.cloneNode(true)) };
  },
  isAsked: (question, chosen) =>
    !question.hasAttribute(steps.askedIf) || chosen.flatMap(rulesOf).some(isListed),
});
