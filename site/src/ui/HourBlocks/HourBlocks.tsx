import { contactHours, hoursText } from '../../course/course-facts.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import type { Course } from '../../schemas/course.ts';
import { Figure } from '../Figure/Figure.tsx';
import { type Cite, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './HourBlocks.module.css';

type HourBlocksProps = {
  blocks: NonNullable<Course['blocks']>;
  cite: Cite;
};

/** Blocks of a one-day course with their hours, and the sum under a double rule. */
export function HourBlocks({ blocks, cite }: HourBlocksProps) {
  return (
    <>
      <ol className={styles.blocks}>
        {blocks.map(({ title, hours, topics, sources }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.hours}>
              <Figure text={hoursText(hours)} />
            </p>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            {sources && (
              <p className="note" {...inMarkdown('label')}>
                Sources
                <SourceMarks sources={cite(sources)} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>In all</span>
        <span className={styles.hours}>
          <Figure text={hoursText(contactHours(blocks))} isFinal />
        </span>
      </p>
    </>
  );
}
