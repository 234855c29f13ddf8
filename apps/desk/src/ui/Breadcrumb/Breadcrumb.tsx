import { Link } from 'react-router';
import styles from './Breadcrumb.module.css';

export function Breadcrumb({ to, name, place }: { to: string; name: string; place?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={`note targets wide ${styles.crumbs}`}>
      <ol>
        <li>
          <Link to={to}>{name}</Link>
        </li>
        {place && <li>{place}</li>}
      </ol>
    </nav>
  );
}
