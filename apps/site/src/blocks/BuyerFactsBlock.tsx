import { BuyerAnswers } from '../components/BuyerAnswers/BuyerAnswers.tsx';
import { buyerAnswers } from '../topics/course/buyer-facts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { courseBySlug, courseOf, type PageBlockProps } from './block-props.ts';

/** Nothing where too little is given for a section; the page's head shows that (`rest`). */
export function BuyerFactsBlock({ block, context }: PageBlockProps<'buyer-facts'>) {
  const courses = block.courses?.map((slug) => courseBySlug(context, slug)) ?? [
    courseOf(context, 'buyer-facts'),
  ];
  const answers = buyerAnswers(courses, context.company);
  return (
    answers.groups.length > 0 && (
      <BlockFrame block={block} context={context}>
        <BuyerAnswers answers={answers} />
      </BlockFrame>
    )
  );
}
