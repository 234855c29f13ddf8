import type { ReactNode } from 'react';
import { ArticleTools } from '../../live/ArticleTools/ArticleTools.tsx';
import { ContentsList } from '../../live/ContentsList/ContentsList.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './ArticleBody.module.css';

type ArticleBodyProps = {
  title: string;
  contents: readonly { slug: string; text: string }[];
  related: { label: string; path: string };
  /** The body with its figures, and what follows it in the same column. */
  children: ReactNode;
};

/** The article itself: contents at left, prose, Share and Print at right; small screens set them one below the other. */
export function ArticleBody({ title, contents, related, children }: ArticleBodyProps) {
  return (
    <div className={classNames('wrap', styles.body)}>
      <div className={styles.side}>
        <div className={styles.stick}>
          <ContentsList items={contents} />
        </div>
      </div>
      <div>{children}</div>
      <aside className={styles.side} aria-label="Share, print and related service" data-print="no">
        <div className={styles.stick}>
          <ArticleTools title={title} />
          <p className="note">
            Related service: <a href={related.path}>{related.label}</a>
          </p>
        </div>
      </aside>
    </div>
  );
}
