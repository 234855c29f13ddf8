import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './SearchBox.module.css';

type SearchBoxProps = {
  id: string;
  index: string;
  size?: 'regular' | 'large';
};

const longestQuery = 100;

/** ARIA 1.2 combobox; hidden without scripts. */
export function SearchBox({ id, index, size = 'regular' }: SearchBoxProps) {
  return (
    <search className={styles.search} data-size={size} data-search={index}>
      <Icon name="search" className={styles.icon} />
      <label className="hiddenVisually" htmlFor={id}>
        Search the site
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-hits`}
        aria-expanded="false"
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        maxLength={longestQuery}
      />
      <button type="button" aria-label="Clear search" hidden>
        <Icon name="close" />
      </button>
      <div id={`${id}-hits`} role="listbox" aria-label="Search results" hidden />
      <p hidden />
      <p
        className="hiddenVisually"
        role="status"
        data-failed="Search could not be loaded. Check your connection and type again."
      />
    </search>
  );
}
