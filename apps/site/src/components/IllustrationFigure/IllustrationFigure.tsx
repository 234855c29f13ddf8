import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';

type IllustrationFigureProps = {
  name: IllustrationName;
  caption?: string | undefined;
  /** `eager` for the first screen. */
  loading: 'eager' | 'lazy';
};

/** Its caption describes it, so it has no alternative text. */
export function IllustrationFigure({ name, caption, loading }: IllustrationFigureProps) {
  return (
    <figure>
      <IllustrationImage name={name} alt="" loading={loading} className="corner" />
      {caption && <figcaption className="cap">{caption}</figcaption>}
    </figure>
  );
}
