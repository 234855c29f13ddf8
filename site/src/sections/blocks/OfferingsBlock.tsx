import { Cell } from '../../components/Cell/Cell.tsx';
import { CellGrid } from '../../components/CellGrid/CellGrid.tsx';
import { durationText, priceText } from '../../lib/course-facts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug } from './block-props.ts';

export function OfferingsBlock({ block, context }: BlockProps<'offerings'>) {
  return (
    <BlockFrame block={block} context={context}>
      <CellGrid across={2}>
        {block.courses.map((slug) => {
          const course = courseBySlug(context, slug);
          const price = priceText(course);
          return (
            <Cell
              key={slug}
              title={course.title}
              text={course.description}
              points={course.topics}
              facts={[
                { label: 'Length', value: durationText(course) },
                ...(price ? [{ label: 'Price', value: price }] : []),
                ...(course.certification ? [{ label: 'Badge', value: course.certification.title }] : []),
              ]}
              link={{ label: 'Learn More', to: course.page }}
            />
          );
        })}
      </CellGrid>
    </BlockFrame>
  );
}
