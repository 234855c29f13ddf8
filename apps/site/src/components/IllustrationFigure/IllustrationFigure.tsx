import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';

type IllustrationFigureProps = {
  name: IllustrationName;
  caption?: string | undefined;
  loading: 'eager' | 'lazy';
};

/** Its caption describes it. */
export const IllustrationFigure = ({ name, caption, loading }: IllustrationFigureProps) => (
  <figure>
    <IllustrationImage name={name} alt="" loading={loading} className="corner" />
    {caption && <figcaption className="cap">{caption}</figcaption>}
  </figure>
);
