import { type ReactNode, useEffect } from 'react';
import { firm } from '../Brand/Brand.tsx';
import { classNames } from '../class-names.ts';
import { useScreenFocus } from '../focus.ts';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = { title: ReactNode; note?: ReactNode; tools?: ReactNode };

export function ScreenHead({ title, note, tools }: ScreenHeadProps) {
  const heading = useScreenFocus();
  return (
    <header className={`flow apart ${styles.head}`}>
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

/** The window's title (WCAG 2.4.2) never names a person: others see windows. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${firm} desk`;
  }, [title]);
}

type GroupHeadProps = {
  title: string;
  note?: ReactNode;
  isRuled?: boolean;
};

export function GroupHead({ title, note, isRuled = true }: GroupHeadProps) {
  return (
    <div className={classNames('flow apart', styles.group, !isRuled && styles.unruled)}>
      <h2>{title}</h2>
      {note && <span className="note num">{note}</span>}
    </div>
  );
}
