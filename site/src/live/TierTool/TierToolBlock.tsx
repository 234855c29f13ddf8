import { shortDate } from '@vanda/enquiry/day';
import { BlockFrame } from '../../blocks/BlockFrame.tsx';
import type { BlockProps } from '../../blocks/block-props.ts';
import type { TierOutcome } from '../../law/eu-tier.ts';
import type { TierTool } from '../../schemas/tool.ts';
import { SteppedForm } from '../SteppedForm/SteppedForm.tsx';

const words: Record<TierOutcome, string> = {
  outside: 'Outside the Act',
  prohibited: 'Prohibited',
  high: 'High risk',
  limited: 'Transparency',
  exempt: 'Off the list',
};

type Rule = NonNullable<TierTool['questions'][number]['options'][number]['findings']>[number];

/** "Which tier is my system in?": the script reads what an answer leads to from the rules below it. */
export function TierToolBlock({ block, context, tool }: BlockProps<'tool'> & { tool: TierTool }) {
  const questions = tool.questions.map(({ options, askedIf, ...question }) => ({
    ...question,
    isOnlyIfListed: askedIf === 'listed',
    choices: options.map(({ id, label, findings }) => ({
      id,
      label,
      rules: findings?.map((rule) => <RuleLine key={rule.article} {...rule} />),
    })),
  }));
  return (
    <BlockFrame block={block} context={context}>
      <SteppedForm tool="eu-tier" groundsTitle="What led there" {...tool} questions={questions} />
    </BlockFrame>
  );
}

function RuleLine({ outcome, article, from, isListed }: Rule) {
  return (
    <li data-outcome={outcome} data-listed={isListed ? '' : undefined}>
      <b>{words[outcome]}:</b> {article}
      {from && `, from ${shortDate(from)}`}
    </li>
  );
}
