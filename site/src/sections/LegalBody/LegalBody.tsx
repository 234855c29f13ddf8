import type { ReactNode } from 'react';
import { ContentsList } from '../../live/ContentsList/ContentsList.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './LegalBody.module.css';

type LegalBodyProps = {
  contents: readonly { slug: string; text: string }[];
  /** The numbered sections. */
  children: ReactNode;
};

/** A legal page's text with its numbered contents beside it. */
export function LegalBody({ contents, children }: LegalBodyProps) {
  return (
    <div className={classNames('wrap', styles.body)}>
      <div className={styles.contents}>
        <ContentsList items={contents} isNumbered />
      </div>
      <div>{children}</div>
    </div>
  );
}
