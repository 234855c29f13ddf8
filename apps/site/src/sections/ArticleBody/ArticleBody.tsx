import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ArticleTools } from '../../features/ArticleTools/ArticleTools.tsx';
import { ContentsList } from '../../features/ContentsList/ContentsList.tsx';
import columns from '../text-columns.module.css';
import styles from './ArticleBody.module.css';

type ArticleBodyProps = {
  title: string;
  contents: readonly { slug: string; text: string }[];
  related: { label: string; path: string } | undefined;
  children: ReactNode;
};

export const ArticleBody = ({ title, contents, related, children }: ArticleBodyProps) => (
  <div className={classNames('wrap', 'beside', columns.columns, styles.body)}>
    <div className="small">
      <div className={columns.stick}>
        <ContentsList items={contents} />
      </div>
    </div>
    <div>{children}</div>
    <aside
      className="small"
      aria-label={related ? 'Share, print and related service' : 'Share and print'}
      data-print="no"
    >
      <ArticleTools title={title} />
      {related && (
        <p className="note">
          Related service: <a href={related.path}>{related.label}</a>
        </p>
      )}
    </aside>
  </div>
);
