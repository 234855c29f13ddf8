import { shortDate } from '@vanda/enquiry/day';
import type { TierOutcome } from '../../law/eu-tier.ts';
import type { TierTool as TierContent } from '../../schemas/tool.ts';
import { SteppedForm } from '../SteppedForm/SteppedForm.tsx';
import { marks } from './TierTool.marks.ts';

const words: Record<TierOutcome, string> = {
  outside: 'Outside the Act',
  prohibited: 'Prohibited',
  high: 'High risk',
  limited: 'Transparency',
  exempt: 'Off the list',
};

type Rule = NonNullable<TierContent['questions'][number]['options'][number]['findings']>[number];

/** "Which tier is my system in?": the script reads what an answer leads to from the rules below it. */
export function TierTool({ tool }: { tool: TierContent }) {
  const questions = tool.questions.map(({ options, askedIf, ...question }) => ({
    ...question,
    isOnlyIfListed: askedIf === 'listed',
    choices: options.map(({ id, label, findings }) => ({
      id,
      label,
      rules: findings?.map((rule) => <RuleLine key={rule.article} {...rule} />),
    })),
  }));
  return <SteppedForm tool="eu-tier" groundsTitle="What led there" {...tool} questions={questions} />;
}

function RuleLine({ outcome, article, from, isListed }: Rule) {
  return (
    <li {...{ [marks.outcome]: outcome, [marks.listed]: isListed ? '' : undefined }}>
      <b>{words[outcome]}:</b> {article}
      {from && `, from ${shortDate(from)}`}
    </li>
  );
}
