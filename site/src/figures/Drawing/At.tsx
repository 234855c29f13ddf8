import type { ReactNode } from 'react';

type AtProps = {
  /** Percent of the drawing's width. */
  x: number;
  /** Pixels from its top. */
  y: number;
  children: ReactNode;
};

/** Marks in pixels round a point that is given in percent of the drawing's width. */
export function At({ x, y, children }: AtProps) {
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
