import { useId } from 'react';
import type { IllustrationSource } from './parse-illustration.ts';

export type PictureProps = {
  /** WCAG 1.1.1; without it the picture is hidden. */
  label?: string | undefined;
  className?: string | undefined;
};

type InlineSvgProps = PictureProps & { source: IllustrationSource };

export function InlineSvg({ source, label, className }: InlineSvgProps) {
  const { ground, viewBox, preserveAspectRatio, body } = source;
  const id = useId();
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  const html = body.replace(/(id="|href="#|url\(#)/g, (reference) => reference + id);
  return (
    <svg
      className={['illustration', ground, className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
