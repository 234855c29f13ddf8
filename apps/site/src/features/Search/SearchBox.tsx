import { Icon } from '@vanda/ui/Icon.tsx';
import styles from './SearchBox.module.css';

const longestQuery = 100;

/** ARIA 1.2 combobox; its script adds the results. */
export const SearchBox = ({ index }: { index: string }) => (
  <search className={`scripted ${styles.search}`} data-search={index}>
    <Icon name="search" className={styles.icon} />
    <input
      id="search"
      type="search"
      role="combobox"
      aria-label="Search the site"
      aria-autocomplete="list"
      aria-expanded="false"
      placeholder="Search"
      autoComplete="off"
      spellCheck="false"
      maxLength={longestQuery}
    />
  </search>
);
