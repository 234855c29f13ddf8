import { Link, useLocation } from 'react-router';
import { entries, isUnder } from './entries.ts';
import styles from './ThumbBar.module.css';

/** The four entries in reach of the thumb, on a phone. */
export function ThumbBar({ openCount }: { openCount: number }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.thumb} aria-label="Desk, short">
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={isUnder(pathname, entry) ? 'page' : undefined}>
          {entry.name} {entry.to === '/' && <small className="num">{openCount}</small>}
        </Link>
      ))}
    </nav>
  );
}
