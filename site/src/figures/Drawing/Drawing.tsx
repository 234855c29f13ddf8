import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from '../drawing.module.css';

type DrawingProps = Omit<ComponentProps<'svg'>, 'className' | 'style' | 'aria-hidden'> & {
  /** `across` shows from 75rem, `tall` below and on paper; a drawing that serves both has neither. */
  layout?: 'across' | 'tall' | undefined;
  className?: string | undefined;
};

/**
 * The picture of a figure, for eyes alone: a list or table beside it says the same. Without `viewBox` it is as wide as
 * its place: positions across are in percent, those down and all sizes of text in pixels.
 */
export function Drawing({ layout, className, ...attributes }: DrawingProps) {
  return (
    <svg
      className={classNames(styles.drawing, layout && styles[layout], className)}
      width="100%"
      {...attributes}
      aria-hidden="true"
    />
  );
}
