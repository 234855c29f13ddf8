import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks } from './Search.marks.ts';
import styles from './SearchBox.module.css';

type SearchBoxProps = {
  id: string;
  /** Address of the search index. */
  index: string;
  size?: 'regular' | 'large';
};

/** Longest query, in characters. */
const longestQuery = 100;

/**
 * The search field with the empty parts of its results, an ARIA 1.2 combobox with a listbox. SearchBox.client.ts
 * fetches what brings it to life when a visitor turns to it; without script it is not shown.
 */
export function SearchBox({ id, index, size = 'regular' }: SearchBoxProps) {
  return (
    <search className={styles.search} data-size={size} {...{ [marks.box]: index }}>
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
        {...{ [marks.field]: '' }}
      />
      <button type="button" aria-label="Clear search" {...{ [marks.clear]: '' }} hidden>
        <Icon name="close" />
      </button>
      <div id={`${id}-hits`} role="listbox" aria-label="Search results" {...{ [marks.hits]: '' }} hidden />
      <p {...{ [marks.nothing]: '' }} hidden />
      <p className="hiddenVisually" role="status" {...{ [marks.status]: '' }} />
    </search>
  );
}
