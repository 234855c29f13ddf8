import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks } from './ContentsList.marks.ts';
import styles from './ContentsList.module.css';
import type { PageSection } from './ContentsList.tsx';

type FoldedContentsProps = {
  items: readonly PageSection[];
  /** Whether a wide window has them elsewhere, open beside the text. */
  isSmallOnly?: boolean;
};

/**
 * Links to the sections of a long page, folded: a row over the page on a small screen; on a wide one a running head in
 * the left margin, which stays while the page scrolls.
 */
export function FoldedContents({ items, isSmallOnly = false }: FoldedContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className={classNames(styles.contents, isSmallOnly ? styles.small : styles.margin)}
      {...{ [marks.list]: '' }}
    >
      <details>
        <summary>
          On this page
          <Icon name="plus" />
          {/* The section that one is in, once the script knows it; the list says so to those who hear it. */}
          <span className={styles.here} aria-hidden="true" {...{ [marks.here]: '' }} />
        </summary>
        <ol>
          {items.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
