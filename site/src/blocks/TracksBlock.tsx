import { routes } from '../routes.ts';
import { TrackCard } from '../sections/TrackCard/TrackCard.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './TracksBlock.module.css';

/** The certification tracks; one that has a page of its own leads there, the others to the form. */
export function TracksBlock({ block, context }: BlockProps<'tracks'>) {
  const tracks = Object.entries(context.courses)
    .filter(([, { family }]) => family === 'track')
    .sort(([, a], [, b]) => a.order - b.order);
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.tracks}>
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
