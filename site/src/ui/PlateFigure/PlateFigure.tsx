import { Illustration } from '../../../art/Illustration.tsx';
import type { IllustrationName } from '../../../art/names.ts';
import { PlateImage } from '../../../art/PlateImage.tsx';

type PlateFigureProps = {
  name: IllustrationName;
  caption?: string | undefined;
  /** `inline` for what is seen first, `lazy` for a file of its own further down; `eager` is both, where the page is full. */
  loading?: 'inline' | 'eager' | 'lazy';
};

/** A free-standing picture with its petal corner. The sentence that explains it is its caption, and no alternative says it again. */
export function PlateFigure({ name, caption, loading = 'inline' }: PlateFigureProps) {
  return (
    <figure>
      {loading === 'inline' ? (
        <Illustration name={name} className="corner" />
      ) : (
        <PlateImage name={name} alt="" loading={loading} className="corner" />
      )}
      {caption && <figcaption className="cap">{caption}</figcaption>}
    </figure>
  );
}
