import { CourseComparison } from '../sections/CourseComparison/CourseComparison.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug } from './block-props.ts';

export function ComparisonBlock({ block, context }: BlockProps<'comparison'>) {
  const courses = block.courses?.map((slug) => courseBySlug(context, slug));
  const plan = context.plan && {
    words: context.plan,
    slugs: new Map(Object.entries(context.courses).map(([slug, course]) => [course, slug])),
  };
  return (
    <BlockFrame block={block} context={context}>
      <CourseComparison courses={courses ?? Object.values(context.courses)} plan={plan} />
    </BlockFrame>
  );
}
