import type { ReactNode } from 'react';

type AtProps = {
  x: number;
  y: number;
  children: ReactNode;
};

export function At({ x, y, children }: AtProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: inside a drawing, which is hidden from assistive technology.
    <svg x={`${x}%`} y={y}>
      {children}
    </svg>
  );
}
