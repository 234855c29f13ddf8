import { Illustration } from '../../illustrations/Illustration.tsx';
import type { IllustrationName } from '../../illustrations/names.ts';

type PlateFigureProps = { name: IllustrationName; caption?: string | undefined };

/** A free-standing picture with its petal corner, and the sentence that explains it. */
export function PlateFigure({ name, caption }: PlateFigureProps) {
  return (
    <figure>
      <Illustration name={name} label={caption} className="corner" />
      {caption && <figcaption className="cap">{caption}</figcaption>}
    </figure>
  );
}
