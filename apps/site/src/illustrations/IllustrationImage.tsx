import { illustrationFile } from './illustration-file.ts';
import type { IllustrationName } from './illustration-source.ts';

type IllustrationImageProps = {
  name: IllustrationName;
  alt: string;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
};

/** Server only; an island gets `illustrationFile(name)` as data. */
export function IllustrationImage({ name, alt, loading = 'lazy', className }: IllustrationImageProps) {
  const { src, darkSrc, width, height } = illustrationFile(name);
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
      />
    </picture>
  );
}
