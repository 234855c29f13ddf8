import { useId } from 'react';
import { type IllustrationName, readIllustration } from './illustration-source.ts';

type IllustrationProps = {
  name: IllustrationName;
  /** The accessible name (WCAG 1.1.1); without it the picture is hidden. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Inline SVG for the first screen: it needs no request and follows the page's tokens. Server only. */
export function Illustration({ name, label, className }: IllustrationProps) {
  const { ground, viewBox, preserveAspectRatio, body } = readIllustration(name);
  const id = useId();
  const described = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg
      className={['illustration', ground, className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      {...described}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository.
      dangerouslySetInnerHTML={{
        __html: body.replace(/(id="|href="#|url\(#)/g, (reference) => reference + id),
      }}
    />
  );
}
