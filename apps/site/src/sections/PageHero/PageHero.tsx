import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { Rich } from '../../components/Rich/Rich.tsx';
import type { Link } from '../../schemas/parts/fields.ts';
import styles from './PageHero.module.css';

type PageHeroProps = {
  crumbs: readonly Crumb[];
  page: { title: string; lead: string; actions?: readonly Link[] | undefined };
  /** Figures below the actions; below the headline where nothing is beside it. */
  facts?: ReactNode;
  children?: ReactNode;
  beside?: ReactNode;
  /** In the width of the page, below what is beside. */
  below?: ReactNode;
};

export function PageHero({ crumbs, page, facts, children, beside, below }: PageHeroProps) {
  const { title, lead, actions } = page;
  const rest = (
    <>
      <p className="lead">
        <Rich text={lead} />
      </p>
      {actions && (
        <div className={styles.actions}>
          <ActionRow actions={actions} />
        </div>
      )}
      {beside && facts}
      {children}
    </>
  );
  return (
    <div className={classNames('wrap', styles.hero)}>
      <Breadcrumb crumbs={crumbs} />
      <div className={classNames('beside', styles.columns, !beside && styles.base)}>
        <div>
          <h1>{title}</h1>
          {beside && rest}
        </div>
        {below}
        <div>{beside ?? rest}</div>
        {!beside && facts}
      </div>
    </div>
  );
}
