import type { ReactNode } from 'react';
import type { Course } from '../../schemas/course.ts';
import { contactHours, hoursText } from '../../topics/course/course-facts.ts';
import { Fold } from '../Fold/Fold.tsx';
import { type Cite, SourceLine } from '../SourceMarks/SourceMarks.tsx';
import { Stat } from '../Stat/Stat.tsx';
import styles from './HourBlocks.module.css';

type HourBlocksProps = {
  blocks: NonNullable<Course['blocks']>;
  cite: Cite;
  barOf?: ((block: number) => ReactNode) | undefined;
};

export const HourBlocks = ({ blocks, cite, barOf }: HourBlocksProps) => (
  <>
    <ol className={`ruled ${styles.blocks}`}>
      {blocks.map(({ title, hours, topics, sources }, i) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.hours}>
            <Stat text={hoursText(hours)} />
          </p>
          {barOf?.(i)}
          <Fold label={`${topics.length} topics`}>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            {sources && <SourceLine sources={cite(sources)} />}
          </Fold>
        </li>
      ))}
    </ol>
    <p className="spread headed">
      <span>In all</span>
      <span className={styles.hours}>
        <Stat text={hoursText(contactHours(blocks))} />
      </span>
    </p>
  </>
);
