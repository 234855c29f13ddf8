import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';

type IllustrationFigureProps = {
  name: IllustrationName;
  /** Without it the caption describes the picture. */
  alt?: string | undefined;
  caption?: string | undefined;
  loading: 'eager' | 'lazy';
};

export const IllustrationFigure = ({ name, alt = '', caption, loading }: IllustrationFigureProps) => (
  <figure>
    <IllustrationImage name={name} alt={alt} loading={loading} className="corner" />
    {caption && <figcaption className="cap">{caption}</figcaption>}
  </figure>
);
