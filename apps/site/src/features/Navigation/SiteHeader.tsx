import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Brand } from '../../components/Brand/Brand.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isGroup, isUnderEntry, type NavGroup } from '../../routing/navigation.ts';
import { currentState } from '../../routing/routes.ts';
import { SearchBox } from '../Search/SearchBox.tsx';
import { MenuPanel, type NavigationProps } from './MenuPanel.tsx';
import styles from './SiteHeader.module.css';

export function SiteHeader(props: NavigationProps) {
  const { brand, entries, path, searchIndex } = props;
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
        <MenuPanel {...props} />
      </div>
    </header>
  );
}

function Drawer({ group, path }: { group: NavGroup; path: string }) {
  const { label, note, links } = group;
  return (
    <details name="nav">
      <summary className={isUnderEntry(group, path) ? styles.current : undefined}>
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
