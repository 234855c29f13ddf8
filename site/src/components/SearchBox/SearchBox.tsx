import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchBox.module.css';

type SearchBoxProps = { id: string; size?: 'regular' | 'large' };

/** The search field: `enhance/search` gives it its results when a visitor turns to it, and hides it where there is no script. */
export function SearchBox({ id, size = 'regular' }: SearchBoxProps) {
  return (
    <search className={styles.search} data-size={size} data-search="">
      <Icon name="search" className={styles.icon} />
      <label className="hiddenVisually" htmlFor={id}>
        Search the site
      </label>
      <input id={id} type="search" placeholder="Search" autoComplete="off" />
    </search>
  );
}
