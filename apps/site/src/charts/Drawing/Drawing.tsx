import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from '../drawing.module.css';

type DrawingProps = Omit<ComponentProps<'svg'>, 'className' | 'style' | 'aria-hidden'> & {
  className?: string | undefined;
};

export const Drawing = ({ className, ...attributes }: DrawingProps) => (
  <svg className={classNames(styles.drawing, className)} width="100%" {...attributes} aria-hidden="true" />
);

/** Its ends, below bars that begin at 0. */
export const Axis = ({ end }: { end: string }) => (
  <p className={classNames('note', 'spread', styles.axisEnds)} aria-hidden="true">
    <span>0</span>
    <span>{end}</span>
  </p>
);

export const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: inside a drawing, which is hidden from assistive technology.
  <svg x={`${x}%`} y={y}>
    {children}
  </svg>
);
