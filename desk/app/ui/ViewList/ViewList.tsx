import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './ViewList.module.css';

/** One view of a list. */
export type View = {
  to: string;
  name: string;
  count?: number | undefined;
  isCurrent: boolean;
  /** Where it stands: everywhere, only beside a wide page, or only among the chips of a narrow one. */
  where?: 'everywhere' | 'column' | 'chips';
};

type ViewListProps = {
  label: string;
  views: View[];
  /** Among the chips of a narrow page: shows the others. */
  more?: { isOpen: boolean; toggle: () => void };
};

/** The views of a screen with their counts: a ruled column, or chips on a narrow page. */
export function ViewList({ label, views, more }: ViewListProps) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ to, name, count, isCurrent, where }) => (
        <Link
          key={`${to} ${name}`}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={classNames(where === 'column' && 'wider', where === 'chips' && 'narrow')}
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
}
