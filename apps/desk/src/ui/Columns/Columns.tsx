import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Columns.module.css';

export function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={`beside ${styles.columns}`}>
      <div className={`${styles.side} unprinted`}>{side}</div>
      <div>{children}</div>
    </div>
  );
}

/** @param isWide hides it on narrow windows */
export function SidePart({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // No heading: it would precede the screen's h1.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={id} className={isWide ? 'wider' : undefined}>
      <p id={id} className={classNames(styles.name, 'wider')}>
        {title}
      </p>
      {children}
    </div>
  );
}
