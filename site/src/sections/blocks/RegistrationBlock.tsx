import type { ReactNode } from 'react';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { formatSgd } from '../../lib/money.ts';
import type { Course } from '../../schemas/course.ts';
import type { BlockOf } from '../../schemas/parts/block.ts';

type RegistrationBlockProps = {
  block: BlockOf<'registration'>;
  course: Course;
  /** Hours within which the company replies. */
  replyWithinHours: number;
  /** The form. */
  children: ReactNode;
};

/** Price facts beside the registration form. The page puts the form in, because only pages hydrate islands. */
export function RegistrationBlock({ block, course, replyWithinHours, children }: RegistrationBlockProps) {
  const price =
    course.priceSgd === undefined
      ? []
      : [
          {
            label: 'You pay',
            value: formatSgd(course.priceSgd),
            note: `per ${course.pricePer}`,
            isFinal: true,
          },
        ];
  return (
    <Section
      id={block.id}
      title={block.title}
      note={block.note ?? 'Fields marked * are required.'}
      ground={block.ground}
      aside={
        <FactsRow facts={[...price, { label: 'Reply', value: `${replyWithinHours} h`, note: 'or sooner' }]} />
      }
    >
      {children}
    </Section>
  );
}
