import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './ViewList.module.css';

export type View = {
  to: string;
  name: string;
  count?: number | undefined;
  isCurrent: boolean;
  where?: 'everywhere' | 'column' | 'chips';
};

type ViewListProps = { label: string; views: View[]; more?: { isOpen: boolean; toggle: () => void } };

export const ViewList = ({ label, views, more }: ViewListProps) => (
  <nav className={`flow ${styles.views}`} aria-label={label}>
    {views.map(({ to, name, count, isCurrent, where }) => (
      <Link
        key={`${to} ${name}`}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(where === 'column' && 'large', where === 'chips' && 'narrow')}
      >
        {name}
        {count !== undefined && <small className="num">{count}</small>}
      </Link>
    ))}
    {more && (
      <button type="button" className="narrow" aria-expanded={more.isOpen} onClick={more.toggle}>
        {more.isOpen ? 'Less' : 'More'}
      </button>
    )}
  </nav>
);
