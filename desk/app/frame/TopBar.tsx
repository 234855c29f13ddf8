import { Link, useLocation } from 'react-router';
import { useRoom } from '../api/use-room.ts';
import { Mark } from '../drawings/Mark/Mark.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { entries, isUnder } from './entries.ts';
import { SearchField } from './SearchField.tsx';
import styles from './TopBar.module.css';

/** Mark, four entries, search, and the name behind which You and Colleagues sit. */
export function TopBar({ openCount }: { openCount: number }) {
  const { me } = useRoom();
  const { pathname } = useLocation();
  return (
    <header className={styles.top}>
      <div className={styles.row}>
        <Link className={styles.brand} to="/">
          <Mark />
          Vanda <span>desk</span>
        </Link>
        <nav className={styles.entries} aria-label="Desk">
          {entries.map((entry) => (
            <Link key={entry.to} to={entry.to} aria-current={isUnder(pathname, entry) ? 'page' : undefined}>
              {entry.name} {entry.to === '/' && <small className="num">{openCount}</small>}
            </Link>
          ))}
        </nav>
        <SearchField className={styles.search} />
        <Link className={styles.me} to="/you" aria-label={`${me.name}: passkeys, keys, colleagues, sign out`}>
          <Icon name="person" />
          <span>{me.name}</span>
        </Link>
      </div>
    </header>
  );
}
