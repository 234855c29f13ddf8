import styles from './GroupIndex.module.css';

type GroupIndexProps = { groups: readonly { id: string; title: string; count: number }[] };

/** The groups of a page with the number of their cards; each leads to its section. */
export function GroupIndex({ groups }: GroupIndexProps) {
  return (
    <nav className={styles.index} aria-label="Service groups">
      {groups.map(({ id, title, count }) => (
        <a key={id} href={`#${id}`}>
          <b>{title}</b>
          <span className="num soft">{count}</span>
        </a>
      ))}
    </nav>
  );
}
