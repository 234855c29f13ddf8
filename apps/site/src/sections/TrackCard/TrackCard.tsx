import { classNames } from '../../components/class-names.ts';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { Course } from '../../schemas/course.ts';
import { durationText, priceParts, undatedText } from '../../topics/course/course-facts.ts';
import styles from './TrackCard.module.css';

type TrackCardProps = {
  course: Course;
  id: string;
  link: { label: string; to: string };
};

const grounds = { celadon: 'tint', blush: 'warm', night: 'dark', paper: '' } as const satisfies Record<
  Course['theme'],
  string
>;

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
        <ul className="ruled small">
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
      <p className={`spread headed ${styles.facts}`}>
        {price && <b className="num">{price.amount}</b>}
        <span className="num">{durationText(course)}</span>
        {undated && <span className="small soft">{undated}</span>}
      </p>
      <p data-print="no">
        <MoreLink to={link.to} label={link.label} subject={title} />
      </p>
    </article>
  );
}
