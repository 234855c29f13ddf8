import styles from './Breadcrumb.module.css';

export type Crumb = { label: string; path?: string };

/** The last crumb is the page itself (WCAG 2.4.8). */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={`note targets flow ${styles.crumbs}`}>
      {crumbs.map(({ label, path }, i) =>
        i === crumbs.length - 1 ? (
          <li key={label} aria-current="page">
            {label}
          </li>
        ) : (
          <li key={label}>{path ? <a href={path}>{label}</a> : label}</li>
        ),
      )}
    </ol>
  </nav>
);
