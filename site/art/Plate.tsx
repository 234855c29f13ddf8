import type { ReactNode } from 'react';

/** What a drawing stands on. `bare` has no ground of its own and takes the colour of the page. */
export type Ground = 'celadon' | 'blush' | 'night' | 'bare';

/** What every drawing accepts from the page that shows it. */
export type DrawingProps = {
  /** One sentence that says what the picture shows. Without it the picture is hidden from assistive technology. */
  label?: string | undefined;
  /** Layout class of the page; never a class of the plate vocabulary. */
  className?: string | undefined;
};

type PlateProps = DrawingProps & {
  viewBox: string;
  ground: Ground;
  preserveAspectRatio?: string | undefined;
  children: ReactNode;
};

/** The frame of every drawing: ground, size and accessible name (WCAG 1.1.1). Parts are styled by `styles/plates.css`. */
export function Plate({ viewBox, ground, label, className, preserveAspectRatio, children }: PlateProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  const classes = ['plate', ground, className].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title element would show as a tooltip.
    <svg className={classes} viewBox={viewBox} preserveAspectRatio={preserveAspectRatio} {...name}>
      {children}
    </svg>
  );
}
