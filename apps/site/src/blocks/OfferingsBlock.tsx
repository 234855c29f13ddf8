import { Icon } from '@vanda/ui/Icon.tsx';
import cell from '../components/Cell/Cell.module.css';
import { CellGrid } from '../components/CellGrid/CellGrid.tsx';
import { classNames } from '../components/class-names.ts';
import { MoreLink } from '../components/MoreLink/MoreLink.tsx';
import { routes } from '../routing/routes.ts';
import type { Course } from '../schemas/course.ts';
import { lengthText, priceParts, undatedText } from '../topics/course/course-facts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug } from './block-props.ts';
import styles from './OfferingsBlock.module.css';

export function OfferingsBlock({ block, context }: BlockProps<'offerings'>) {
  const across = block.courses.length % 3 === 0 ? 3 : 2;
  return (
    <BlockFrame block={block} context={context}>
      <CellGrid across={across}>
        {block.courses.map((slug) => (
          <Offering key={slug} id={slug} course={courseBySlug(context, slug)} />
        ))}
      </CellGrid>
    </BlockFrame>
  );
}

function Offering({ id, course }: { id: string; course: Course }) {
  const { title, offeredAs = title, description, topics, certification } = course;
  const price = priceParts(course);
  const undated = undatedText(course);
  return (
    <article id={id} className={cell.cell}>
      <h3>{offeredAs}</h3>
      {certification && (
        <p className={styles.badge}>
          <Icon name="tick" />
          {/certificat/i.test(certification.title)
            ? certification.title
            : `${certification.title} certification`}
          {certification.note && `: ${certification.note}`}
        </p>
      )}
      <p className={styles.facts}>
        {price && (
          <span>
            <b className="num">{price.amount}</b>
            {price.unit && ` ${price.unit}`}
          </span>
        )}
        <span>{lengthText(course)}</span>
        {undated && <span>{undated}</span>}
      </p>
      <p className="soft">{description}</p>
      {topics && (
        <ul className={classNames(cell.points, styles.topics)}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      {course.page === routes.service(id) && (
        <p className={cell.foot}>
          <MoreLink to={course.page} label="Learn More" subject={offeredAs} />
        </p>
      )}
    </article>
  );
}
