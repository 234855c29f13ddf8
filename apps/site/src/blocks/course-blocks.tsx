import { untilDated } from '@vanda/forms/waiting';
import { Bar } from '../charts/Bars/Bar.tsx';
import { barShares } from '../charts/Bars/bar-shares.ts';
import { BuyerAnswers } from '../components/BuyerAnswers/BuyerAnswers.tsx';
import { Card } from '../components/Card/Card.tsx';
import { CardGrid } from '../components/CardGrid/CardGrid.tsx';
import { CurriculumDays } from '../components/CurriculumDays/CurriculumDays.tsx';
import { classNames } from '../components/class-names.ts';
import { HourBlocks } from '../components/HourBlocks/HourBlocks.tsx';
import { IllustrationFigure } from '../components/IllustrationFigure/IllustrationFigure.tsx';
import { ModuleList } from '../components/ModuleList/ModuleList.tsx';
import { Rich } from '../components/Rich/Rich.tsx';
import rowList from '../components/RowList/RowList.module.css';
import { RowList } from '../components/RowList/RowList.tsx';
import type { IllustrationName } from '../illustrations/illustration-source.ts';
import { routes } from '../routing/routes.ts';
import { type Course, courseLevels } from '../schemas/course.ts';
import { CourseComparison } from '../sections/CourseComparison/CourseComparison.tsx';
import { buyerAnswers } from '../topics/course/buyer-facts.ts';
import { cardFacts, hoursText, offeredPrice, undatedText } from '../topics/course/course-facts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, courseBySlug, courseOf, coursesOf } from './block-props.ts';
import styles from './course-blocks.module.css';

export const Benefits = ({ context }: BlockProps<'benefits'>) => (
  <RowList items={citedItems(courseOf(context, 'benefits').benefits ?? [], context)} />
);

export const Overview = ({ context }: BlockProps<'overview'>) => (
  <ul className={classNames('ruled', rowList.rows, 'pairs')}>
    {courseOf(context, 'overview').overview?.map((text) => (
      <li key={text}>
        <Rich text={text} />
      </li>
    ))}
  </ul>
);

/** A page with too few answers shows them in its head (`rest`). */
export function BuyerFactsBlock({ block, context }: BlockProps<'buyer-facts'>) {
  const answers = buyerAnswers(coursesOf(block, context), context.company);
  return (
    answers.groups.length > 0 && (
      <BlockFrame block={block} context={context}>
        <BuyerAnswers answers={answers} />
      </BlockFrame>
    )
  );
}

export function Comparison({ block, context }: BlockProps<'comparison'>) {
  const courses = block.courses?.map((slug) => courseBySlug(context, slug));
  const plan = context.plan && {
    words: context.plan,
    slugs: new Map(Object.entries(context.courses).map(([slug, course]) => [course, slug])),
  };
  return <CourseComparison courses={courses ?? Object.values(context.courses)} plan={plan} />;
}

export function CurriculumBlock({ block, context }: BlockProps<'curriculum'>) {
  const { days, blocks, modules } = courseOf(context, 'curriculum');
  const hours = blocks?.map((one) => one.hours) ?? [];
  const { shares, end } = barShares(hours);
  return (
    <BlockFrame block={block} context={context} layout={blocks ? 'split' : 'wide'}>
      {days && <CurriculumDays days={days} cite={context.cite} />}
      {blocks && (
        <HourBlocks
          blocks={blocks}
          cite={context.cite}
          barOf={
            block.chart === 'bars'
              ? (i) => (
                  <Bar
                    share={shares[i] ?? 0}
                    axis={i === hours.length - 1 ? hoursText(hours[end] ?? 0) : undefined}
                  />
                )
              : undefined
          }
        />
      )}
      {modules && <ModuleList modules={modules} cite={context.cite} isInColumns />}
    </BlockFrame>
  );
}

export function IncludedBlock({ block, context }: BlockProps<'included'>) {
  const course = courseOf(context, 'included');
  const received = citedItems(course.included ?? [], context);
  const audiences = citedItems(course.audiences ?? [], context);
  const { picture } = context;
  return (
    <BlockFrame
      block={block}
      context={context}
      layout={picture ? undefined : 'wide'}
      aside={
        picture && (
          <div className={styles.picture} data-print="no">
            <IllustrationFigure {...picture} loading="lazy" />
          </div>
        )
      }
    >
      {received.length > 0 ? (
        <div className={classNames('halves', styles.pair)}>
          <RowList items={received} mark="tick" />
          {audiences.length > 0 && (
            <div>
              <h3>Who it is for</h3>
              <RowList items={audiences} />
            </div>
          )}
        </div>
      ) : (
        <RowList items={audiences} />
      )}
    </BlockFrame>
  );
}

/** Colours by level. */
const tones = [1, 2, 3, 4] as const;
const levelOf = ({ level }: Course) => (level ? courseLevels.indexOf(level) : -1);

export function Tracks({ context }: BlockProps<'tracks'>) {
  const tracks = Object.entries(context.courses)
    .filter(([, { family }]) => family === 'track')
    .sort(([, a], [, b]) => levelOf(a) - levelOf(b) || a.order - b.order);
  return (
    <CardGrid>
      {tracks.map(([slug, course]) => (
        <Offering key={slug} slug={slug} course={course} />
      ))}
    </CardGrid>
  );
}

/** Link for a course without a page. A course that has no date asks for one; a track is registered for without. */
const registerLink = (course: Course) => ({
  label: course.family !== 'track' && undatedText(course) ? untilDated.send : 'Register',
  to: '#register',
});

export const Offerings = ({ block: { courses }, context }: BlockProps<'offerings'>) => (
  <CardGrid>
    {courses.map((slug) => (
      <Offering
        key={slug}
        slug={slug}
        course={courseBySlug(context, slug)}
        first={courseBySlug(context, courses[0] ?? slug)}
        picture={context.pictures[routes.service(slug)]}
      />
    ))}
  </CardGrid>
);

type OfferingProps = {
  slug: string;
  course: Course;
  /** Its unit is that of all prices; without it they have none. */
  first?: Course;
  picture?: IllustrationName | undefined;
};

function Offering({ slug, course, first, picture }: OfferingProps) {
  const { title, offeredAs = title, description, topics, certification, level, page } = course;
  const isTrack = course.family === 'track';
  const hasPage = page === routes.service(slug);
  const certificate =
    certification &&
    (/certificat/i.test(certification.title) ? certification.title : `${certification.title} certification`);
  return (
    <Card
      id={slug}
      title={offeredAs}
      text={description}
      picture={picture}
      label={isTrack ? level : undefined}
      tone={isTrack ? tones[levelOf(course)] : undefined}
      points={topics}
      badge={[certificate, certification?.note].filter(Boolean).join(': ')}
      facts={cardFacts(course, offeredPrice(course, first) ?? {})}
      note={undatedText(course)}
      link={hasPage ? { label: 'Learn More', to: page } : registerLink(course)}
    />
  );
}
