import type { ComponentProps } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from '../drawing.module.css';

type DrawingProps = Omit<ComponentProps<'svg'>, 'className' | 'style' | 'aria-hidden'> & {
  className?: string | undefined;
};

export function Drawing({ className, ...attributes }: DrawingProps) {
  return (
    <svg className={classNames(styles.drawing, className)} width="100%" {...attributes} aria-hidden="true" />
  );
}
