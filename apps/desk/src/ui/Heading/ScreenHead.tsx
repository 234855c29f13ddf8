import type { ReactNode } from 'react';
import { useScreenFocus } from '../focus.ts';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = { title: ReactNode; note?: ReactNode; tools?: ReactNode };

export function ScreenHead({ title, note, tools }: ScreenHeadProps) {
  const heading = useScreenFocus();
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="soft">{note}</p>}
      </div>
      {tools && <div className="buttons unprinted">{tools}</div>}
    </header>
  );
}
