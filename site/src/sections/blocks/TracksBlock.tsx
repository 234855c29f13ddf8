import { Cell } from '../../components/Cell/Cell.tsx';
import { CellGrid } from '../../components/CellGrid/CellGrid.tsx';
import { durationText, priceText } from '../../lib/course-facts.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function TracksBlock({ block, context }: BlockProps<'tracks'>) {
  const tracks = Object.values(context.courses)
    .filter(({ family }) => family === 'track')
    .sort((a, b) => a.order - b.order);
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <CellGrid across={3}>
        {tracks.map((track) => {
          const price = priceText(track);
          return (
            <Cell
              key={track.title}
              title={track.title}
              text={track.description}
              points={track.topics}
              facts={[
                { label: 'Length', value: durationText(track) },
                ...(track.level ? [{ label: 'Level', value: track.level }] : []),
                ...(price ? [{ label: 'Price', value: price }] : []),
              ]}
            />
          );
        })}
      </CellGrid>
    </BlockFrame>
  );
}
