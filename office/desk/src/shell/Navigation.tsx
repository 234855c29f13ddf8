import { isAllowed } from '@vanda/desk-api/common';
import { Link, useLocation } from 'react-router';
import { useBootstrap } from '../api/hooks.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './Navigation.module.css';

const all = [
  { to: '/', name: 'Inbox', prefixes: ['/enquiries', '/mail-failed'], may: 'member', letter: 'i' },
  { to: '/sessions', name: 'Sessions', prefixes: ['/sessions'], may: 'staff', letter: 's' },
  { to: '/people', name: 'People', prefixes: ['/people'], may: 'member', letter: 'p' },
  { to: '/numbers', name: 'Numbers', prefixes: ['/numbers'], may: 'member', letter: 'n' },
  { to: '/content', name: 'Content', prefixes: ['/content'], may: 'editor', letter: 'c' },
] as const;

export function useNavigationEntries() {
  const { me, hasContent } = useBootstrap();
  return all.filter(({ to, may }) => isAllowed(me.role, may) && (to !== '/content' || hasContent));
}

type NavigationProps = { className: string | undefined; label: string; openCount: number };

export function Navigation({ className, label, openCount }: NavigationProps) {
  const { pathname } = useLocation();
  return (
    <nav className={classNames(className, styles.navigation)} aria-label={label}>
      {useNavigationEntries().map(({ to, name, prefixes }) => {
        const isCurrent = pathname === to || prefixes.some((prefix) => pathname.startsWith(prefix));
        return (
          <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {name} {to === '/' && <small className="num">{openCount}</small>}
          </Link>
        );
      })}
    </nav>
  );
}
