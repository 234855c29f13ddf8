import { Illustration } from '../../illustrations/Illustration.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';

type IllustrationFigureProps = {
  name: IllustrationName;
  caption?: string | undefined;
  /** `inline` and `eager` for the first screen, `lazy` below; `eager` is a file, for large pages. */
  loading?: 'inline' | 'eager' | 'lazy';
};

/** Its caption describes it, so it has no alternative text. */
export function IllustrationFigure({ name, caption, loading = 'inline' }: IllustrationFigureProps) {
  return (
    <figure>
      {loading === 'inline' ? (
        <Illustration name={name} className="corner" />
      ) : (
        <IllustrationImage name={name} alt="" loading={loading} className="corner" />
      )}
      {caption && <figcaption className="cap">{caption}</figcaption>}
    </figure>
  );
}
