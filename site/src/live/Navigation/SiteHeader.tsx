import { isGroup, type NavEntry, type NavGroup } from '../../navigation.ts';
import { currentState } from '../../routes.ts';
import { Anchor } from '../../ui/Anchor/Anchor.tsx';
import { Brand } from '../../ui/Brand/Brand.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SearchBox } from '../Search/SearchBox.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { drawers } from './Navigation.marks.ts';
import styles from './SiteHeader.module.css';

type SiteHeaderProps = {
  brand: string;
  entries: readonly NavEntry[];
  path: string;
  contact: { email: string; phone: string; replyWithinHours: number };
  /** Address of the search index. */
  searchIndex: string;
};

/** Sticky header: mark, navigation, search; below 80rem mark and menu. */
export function SiteHeader({ brand, entries, path, contact, searchIndex }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.bar)}>
        <Brand name={brand} />
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <Drawer group={entry} path={path} />
                ) : (
                  <a href={entry.to} aria-current={currentState(entry.to, path)}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>
          <SearchBox id="search" index={searchIndex} />
        </div>
        <MenuPanel brand={brand} entries={entries} path={path} contact={contact} searchIndex={searchIndex} />
      </div>
    </header>
  );
}

function Drawer({ group: { label, note, links }, path }: { group: NavGroup; path: string }) {
  const isCurrent = links.some(({ to }) => currentState(to, path));
  return (
    <details name={drawers}>
      <summary className={isCurrent ? styles.current : undefined}>
        {label} <Icon name="chevron" />
      </summary>
      <div className={styles.drawer}>
        <div className={classNames('wrap', styles.columns)}>
          <div>
            <h2>{label}</h2>
            <p className="small soft">{note}</p>
          </div>
          <ul>
            {links.map(({ label: name, to, text }) => (
              <li key={name}>
                <Anchor to={to} current={currentState(to, path)} hasOutwardArrow={false}>
                  <b>
                    {name}
                    {/^https?:/.test(to) && <Icon name="external" />}
                  </b>
                  <span className="small soft">{text}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
