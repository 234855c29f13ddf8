import { Ledger } from '../../components/Ledger/Ledger.tsx';
import { durationText } from '../../lib/course-facts.ts';
import { formatSgd } from '../../lib/money.ts';
import type { Course } from '../../schemas/course.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug } from './block-props.ts';

const families: Course['family'][] = ['track', 'one-day', 'agile'];

export function ComparisonBlock({ block, context }: BlockProps<'comparison'>) {
  const courses = block.courses
    ? block.courses.map((slug) => courseBySlug(context, slug))
    : Object.values(context.courses).sort(
        (a, b) => families.indexOf(a.family) - families.indexOf(b.family) || a.order - b.order,
      );
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <Ledger
        caption="Courses by length, level and price"
        columns={[
          { label: 'Course' },
          { label: 'Length' },
          { label: 'Level' },
          { label: 'Price', set: 'figure' },
        ]}
        rows={courses.map((course) => ({
          cells: [
            `[${course.title}](${course.page})`,
            durationText(course),
            course.level ?? '',
            course.priceSgd === undefined ? '' : formatSgd(course.priceSgd),
          ],
        }))}
      />
    </BlockFrame>
  );
}
