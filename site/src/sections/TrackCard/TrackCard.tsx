import { durationText, priceParts, undatedText } from '../../course/course-facts.ts';
import type { Course } from '../../schemas/course.ts';
import { classNames } from '../../ui/class-names.ts';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import styles from './TrackCard.module.css';

type TrackCardProps = {
  course: Course;
  /** Anchor of the card. */
  id: string;
  link: { label: string; to: string };
};

/** Grounds of the colour themes; each is a word of the whole site, so that what stands on it keeps its contrast. */
const grounds = { celadon: 'tint', blush: 'warm', night: 'dark', paper: '' } as const satisfies Record<
  Course['theme'],
  string
>;

/** One certification track on the ground of its level: what it teaches, its length and its price. */
export function TrackCard({ course, id, link }: TrackCardProps) {
  const { title, description, topics, theme, level } = course;
  const price = priceParts(course);
  const undated = undatedText(course);
  return (
    <article id={id} className={classNames(styles.track, grounds[theme])} data-theme={theme}>
      {level && <p className={styles.level}>{level}</p>}
      <h3>{title}</h3>
      <p className="soft">{description}</p>
      {topics && (
        <ul>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        {price && <b className="num">{price.amount}</b>}
        <span className="num">{durationText(course)}</span>
        {undated && <span className="small soft">{undated}</span>}
      </p>
      <p>
        <MoreLink to={link.to} label={link.label} subject={title} />
      </p>
    </article>
  );
}
