import { classNames } from '../../components/class-names.ts';
import type { Photo } from '../../schemas/parts/fields.ts';
import styles from './Photograph.module.css';

type PhotographProps = {
  photo: Pick<Photo, 'alt' | 'focus'> & {
    src: string;
    /** File shown where an optimised one fails. */
    original: string;
    width: number;
    height: number;
    sources: readonly { type: string; srcSet: string }[];
  };
  sizes: string;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/** The policy allows no `style` attribute. */
const steps = [0, 25, 50, 75, 100];
const stepOf = (percent: number) => steps[Math.min(Math.floor(percent / 20), 4)];

/**
 * The responsive image of the specification (sections 4 and 9): widths from 320 to 1280, quality 80, AVIF and WebP.
 * `Photograph.client.ts` fades it in and falls back to the original.
 */
export function Photograph({ photo, sizes, loading = 'lazy', className }: PhotographProps) {
  const { alt, focus = { x: 50, y: 50 }, src, original, width, height, sources } = photo;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={classNames(
          styles.photograph,
          styles[`x${stepOf(focus.x)}`],
          styles[`y${stepOf(focus.y)}`],
          className,
        )}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
        data-original={original}
      />
    </picture>
  );
}
