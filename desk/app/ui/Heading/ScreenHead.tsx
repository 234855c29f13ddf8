import type { ReactNode } from 'react';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = { title: ReactNode; note?: ReactNode; tools?: ReactNode; level?: 1 | 2 };

/** The sentence at the top of a screen, with its tools. */
export function ScreenHead({ title, note, tools, level = 1 }: ScreenHeadProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <div>
        <Title className={level === 2 ? styles.second : undefined} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Title>
        {note && <p className="soft">{note}</p>}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}
