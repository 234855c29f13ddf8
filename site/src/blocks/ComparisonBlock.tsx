import { CourseComparison } from '../sections/CourseComparison/CourseComparison.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug } from './block-props.ts';

export function ComparisonBlock({ block, context }: BlockProps<'comparison'>) {
  const courses = block.courses?.map((slug) => courseBySlug(context, slug));
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <CourseComparison courses={courses ?? Object.values(context.courses)} />
    </BlockFrame>
  );
}
