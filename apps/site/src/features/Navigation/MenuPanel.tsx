import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Brand } from '../../components/Brand/Brand.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { isGroup, isUnderEntry, type NavEntry } from '../../routing/navigation.ts';
import { currentState } from '../../routing/routes.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { SearchBox } from '../Search/SearchBox.tsx';
import styles from './MenuPanel.module.css';

export type NavigationProps = {
  brand: string;
  entries: readonly NavEntry[];
  path: string;
  contact: { email: string; phone: string; replyWithinHours: number };
  searchIndex: string;
};

/** A native disclosure: no script. */
export function MenuPanel({ brand, entries, path, contact, searchIndex }: NavigationProps) {
  return (
    <details className={styles.menu} id="menu">
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.top}>
          <Brand name={brand} />
        </div>
        <div className={styles.search}>
          <SearchBox id="search-panel" index={searchIndex} size="large" />
        </div>
        <nav aria-label="Menu">
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <details name="panel">
                    <summary data-current={isUnderEntry(entry, path) ? '' : undefined}>
                      {entry.label} <Icon name="chevron" />
                    </summary>
                    <ul>
                      {entry.links.map(({ label, to }) => (
                        <li key={label}>
                          <Anchor to={to} current={currentState(to, path)}>
                            {label}
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a href={entry.to} aria-current={currentState(entry.to, path)}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.contact}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          <span>Replies within {contact.replyWithinHours} hours.</span>
        </p>
      </div>
    </details>
  );
}
