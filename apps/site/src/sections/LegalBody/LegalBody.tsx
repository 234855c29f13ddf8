import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ContentsList } from '../../features/ContentsList/ContentsList.tsx';
import columns from '../text-columns.module.css';
import styles from './LegalBody.module.css';

type LegalBodyProps = {
  contents: readonly { slug: string; text: string }[];
  children: ReactNode;
};

export const LegalBody = ({ contents, children }: LegalBodyProps) => (
  <div className={classNames('wrap', 'beside', 'opened', columns.columns, styles.body)}>
    <div>
      <div className={classNames(columns.stick, styles.contents)}>
        <ContentsList items={contents} isNumbered />
      </div>
    </div>
    <div>{children}</div>
  </div>
);
