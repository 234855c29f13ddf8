import { isAllowed } from '@vanda/desk-api/common';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Link } from 'react-router';
import { useBootstrap } from '../api/hooks.ts';
import { Brand } from '../ui/Brand/Brand.tsx';
import { Navigation } from './Navigation.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './TopBar.module.css';

export function TopBar({ openCount }: { openCount: number }) {
  const { me } = useBootstrap();
  return (
    <header className={`${styles.top} unprinted`}>
      <div className={`${styles.row} pageWidth`}>
        <Link className={styles.brand} to="/">
          <Brand />
        </Link>
        <Navigation className={`wide ${styles.entries}`} label="Desk" openCount={openCount} />
        {isAllowed(me.role, 'member') && <SearchField className={`wide ${styles.search}`} />}
        <Link className={styles.me} to="/you" aria-label={`${me.name}: passkeys, keys, colleagues, sign out`}>
          <Icon name="person" />
          <span>{me.name}</span>
        </Link>
      </div>
    </header>
  );
}
