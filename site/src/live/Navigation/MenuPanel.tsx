import { isGroup, type NavEntry } from '../../navigation.ts';
import { currentState } from '../../routes.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { Anchor } from '../../ui/Anchor/Anchor.tsx';
import { Brand } from '../../ui/Brand/Brand.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SearchBox } from '../Search/SearchBox.tsx';
import styles from './MenuPanel.module.css';
import { menuId } from './Navigation.marks.ts';

type MenuPanelProps = {
  brand: string;
  entries: readonly NavEntry[];
  path: string;
  contact: { email: string; phone: string; replyWithinHours: number };
  /** Address of the search index. */
  searchIndex: string;
};

/**
 * The navigation of small screens: slides out at right. A native disclosure, so every browser opens and closes it
 * without script; while it is open its name is the cross, and takes every click beside the panel. What a script adds is
 * in Navigation.client.ts.
 */
export function MenuPanel({ brand, entries, path, contact, searchIndex }: MenuPanelProps) {
  return (
    <details className={styles.menu} id={menuId}>
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
                    <summary
                      data-current={entry.links.some(({ to }) => currentState(to, path)) ? '' : undefined}
                    >
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
