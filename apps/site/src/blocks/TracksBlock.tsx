import { classNames } from '../components/class-names.ts';
import { routes } from '../routing/routes.ts';
import { type Course, courseLevels } from '../schemas/course.ts';
import { TrackCard } from '../sections/TrackCard/TrackCard.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './TracksBlock.module.css';

const levelOf = ({ level }: Course) => (level ? courseLevels.indexOf(level) : -1);

/** By level, because a card's colour says it. */
export function TracksBlock({ block, context }: BlockProps<'tracks'>) {
  const tracks = Object.entries(context.courses)
    .filter(([, { family }]) => family === 'track')
    .sort(([, a], [, b]) => levelOf(a) - levelOf(b) || a.order - b.order);
  return (
    <BlockFrame block={block} context={context}>
      <div className={classNames('thirds', styles.tracks)}>
        {tracks.map(([slug, course]) => (
          <TrackCard
            key={slug}
            id={slug}
            course={course}
            link={
              course.page === routes.service(slug)
                ? { label: 'Dates and modules', to: course.page }
                : { label: 'Register', to: '#register' }
            }
          />
        ))}
      </div>
    </BlockFrame>
  );
}
