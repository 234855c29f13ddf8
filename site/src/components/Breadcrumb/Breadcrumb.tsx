import styles from './Breadcrumb.module.css';

export type Crumb = { label: string; path: string };

/** Where the page stands. The last crumb is the page itself. WCAG 2.4.8. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="no">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, path }, i) =>
          i === crumbs.length - 1 ? (
            <li key={path} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
