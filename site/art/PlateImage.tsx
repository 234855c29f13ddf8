import type { IllustrationName } from './names.ts';
import { plateFile } from './plate-file.ts';

type PlateImageProps = {
  name: IllustrationName;
  /** What the picture shows; empty where the text beside it says the same. */
  alt: string;
  /** An eager one stands in the first screen: asked for at once, but behind the text. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/**
 * A picture as a file of its own, for everything below the fold: the page stays small and the file is cached. The page
 * chooses between its light and its dark file. Render it on the server only. An island gets `plateFile(name)` as data.
 */
export function PlateImage({ name, alt, loading = 'lazy', className }: PlateImageProps) {
  const { src, darkSrc, width, height } = plateFile(name);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={darkSrc} />
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'low' : undefined}
        decoding="async"
      />
    </picture>
  );
}
