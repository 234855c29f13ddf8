import type { ReplyPromise } from '@vanda/forms/reply-promise';
import { untilDated } from '@vanda/forms/waiting';
import type { ReactNode } from 'react';
import { FactsRow } from '../components/FactsRow/FactsRow.tsx';
import { Section } from '../components/Section/Section.tsx';
import { shownWhen } from '../features/EnquiryForm/shown-when.ts';
import type { Course } from '../schemas/course.ts';
import type { BlockOf } from '../schemas/parts/block.ts';
import { priceParts } from '../topics/course/course-facts.ts';

type RegistrationBlockProps = {
  block: BlockOf<'registration'>;
  courses: readonly Course[];
  replyWithin: ReplyPromise;
  /** The state at build; EnquiryForm.client.ts decides again. */
  isWithDate: boolean;
  runsFrom?: number | undefined;
  children: ReactNode;
};

/** Hydrated on pages only, not in the gallery. */
export function RegistrationBlock({
  block,
  courses,
  replyWithin: { hours, workingDays },
  isWithDate,
  runsFrom,
  children,
}: RegistrationBlockProps) {
  const [course, ...others] = courses;
  const price = course && others.length === 0 ? priceParts(course) : undefined;
  return (
    <Section
      id={block.id}
      title={isWithDate ? block.title : untilDated.title}
      note={block.note ?? 'Fields marked * are required.'}
      ground={block.ground}
      isPrinted={false}
      aside={
        <div data-titles={`${block.title}|${untilDated.title}`}>
          <p {...shownWhen(false, isWithDate)}>
            {untilDated.note}
            {runsFrom && ` It runs from ${runsFrom} people.`}
          </p>
          <div {...shownWhen(true, isWithDate)}>
            <FactsRow
              facts={[
                ...(price
                  ? [{ label: 'You pay', value: price.amount, unit: price.unit, isPrice: true }]
                  : []),
                { label: 'Reply', value: `${hours} h`, ...(workingDays && { note: 'on working days' }) },
              ]}
            />
          </div>
        </div>
      }
    >
      {children}
    </Section>
  );
}
