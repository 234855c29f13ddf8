import { shortDate } from '@vanda/forms/day';
import { type ReplyPromise, replyTime } from '@vanda/forms/reply-promise';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Brand } from '../../components/Brand/Brand.tsx';
import { classNames } from '../../components/class-names.ts';
import { Rich } from '../../components/Rich/Rich.tsx';
import { isGroup, isUnderEntry, type NavEntry, type NavGroup } from '../../routing/navigation.ts';
import { currentState } from '../../routing/routes.ts';
import { telephoneLink } from '../../text/telephone.ts';
import { SearchBox } from '../Search/SearchBox.tsx';
import styles from './SiteHeader.module.css';

type SiteHeaderProps = {
  brand: string;
  entries: readonly NavEntry[];
  path: string;
  contact: { email: string; phone: string; replyWithin: ReplyPromise };
  searchIndex: string;
};

/** Below 80rem a native disclosure, which needs no script. */
export const SiteHeader = ({ brand, entries, path, contact, searchIndex }: SiteHeaderProps) => (
  <header className={styles.header}>
    <div className={classNames('wrap', styles.bar)}>
      <Brand name={brand} />
      <details className={styles.menu} id="menu">
        <summary aria-label="Menu">
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <div className={styles.panel}>
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
        <SearchBox index={searchIndex} />
        <p className={classNames('note', 'targets', styles.contact)}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          <span>Replies within {replyTime(contact.replyWithin)}.</span>
        </p>
      </div>
    </div>
  </header>
);

function Drawer({ group, path }: { group: NavGroup; path: string }) {
  const { label, note, links, hub, next, tools } = group;
  return (
    <details name="nav">
      <summary className={isUnderEntry(group, path) ? styles.current : undefined}>
        {label} <Icon name="chevron" />
      </summary>
      <div className={styles.drawer}>
        <div className={styles.columns}>
          <div>
            <h2>{hub ? <a href={hub.to}>{hub.label}</a> : label}</h2>
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
          {tools && (
            <div className={classNames('small', styles.tools)}>
              {/* Pages of law have their own days. */}
              {next && !isUnderEntry(group, path) && (
                <p data-from="" data-until={next.day}>
                  <a href={next.path}>{`${next.dateText ?? shortDate(next.day)}: ${next.title}`}</a>
                </p>
              )}
              <p>
                <Rich text={tools} />
              </p>
            </div>
          )}
        </div>
      </div>
    </details>
  );
}
