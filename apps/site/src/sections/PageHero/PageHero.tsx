import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './PageHero.module.css';

type PageHeroProps = {
  crumbs: readonly Crumb[];
  page: { title: string; lead: string };
  children?: ReactNode;
  beside?: ReactNode;
};

export const PageHero = ({ crumbs, page: { title, lead }, children, beside }: PageHeroProps) => (
  <div className={classNames('wrap', styles.hero)}>
    <Breadcrumb crumbs={crumbs} />
    <div className={classNames('beside', styles.columns, !beside && styles.base)}>
      <div>
        <h1>{title}</h1>
        {beside && <p className="lead">{lead}</p>}
        {children}
      </div>
      {beside ? <div>{beside}</div> : <p className="lead">{lead}</p>}
    </div>
  </div>
);
