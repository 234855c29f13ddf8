import { type ReactNode, useId } from 'react';

type Placement = readonly [x: number, y: number, turn?: number, scale?: number];

type RepeatProps = { at: readonly Placement[]; className?: string; children: ReactNode };

/** The same part in several places: drawn once, referred to by the others. */
export function Repeat({ at, className, children }: RepeatProps) {
  const id = useId();
  return (
    <>
      <defs>
        <g id={id}>{children}</g>
      </defs>
      {at.map(([x, y, turn = 0, scale = 1]) => (
        <use
          key={`${x} ${y} ${turn}`}
          href={`#${id}`}
          className={className}
          transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}`}
        />
      ))}
    </>
  );
}
