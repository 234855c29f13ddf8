import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';

type PageHeroProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** Under the lead: facts, buttons, a note. */
  children?: ReactNode;
  /** At right: what the visitor came for, dates, an index, a picture. */
  beside?: ReactNode;
};

/** Head of an inner page: breadcrumb, h1 and lead at left, what the visitor came for at right. */
export function PageHero({ crumbs, title, lead, children, beside }: PageHeroProps) {
  return (
    <div className={classNames('wrap', styles.hero)}>
      <Breadcrumb crumbs={crumbs} />
      <div className={classNames(styles.columns, !beside && styles.base)}>
        <div>
          <h1>{title}</h1>
          {beside && <p className="lead">{lead}</p>}
          {children}
        </div>
        {beside ? <div className={styles.beside}>{beside}</div> : <p className="lead">{lead}</p>}
      </div>
    </div>
  );
}
