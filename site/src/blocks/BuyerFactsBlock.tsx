import { buyerAnswers } from '../course/buyer-facts.ts';
import { BuyerAnswers } from '../ui/BuyerAnswers/BuyerAnswers.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { courseBySlug, courseOf, type PageBlockProps } from './block-props.ts';

/** What buyers ask about the page's course, or about those that the block names. */
export function BuyerFactsBlock({ block, context }: PageBlockProps<'buyer-facts'>) {
  const courses = block.courses?.map((slug) => courseBySlug(context, slug)) ?? [
    courseOf(context, 'buyer-facts'),
  ];
  return (
    <BlockFrame block={block} context={context}>
      <BuyerAnswers
        subject={courses.length === 1 && courses[0] ? courses[0].title : 'your courses'}
        answers={buyerAnswers(courses, context.company)}
        replyWithinHours={context.replyWithinHours}
      />
    </BlockFrame>
  );
}
