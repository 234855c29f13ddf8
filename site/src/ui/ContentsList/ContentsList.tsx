import styles from './ContentsList.module.css';

type ContentsListProps = {
  items: readonly { slug: string; text: string }[];
  /** Numbered as the sections are. */
  isNumbered?: boolean;
};

/** Links to the sections of a long page. */
export function ContentsList({ items, isNumbered = false }: ContentsListProps) {
  return (
    <nav aria-label="On this page" className={styles.contents} data-print="no">
      <ol>
        {items.map(({ slug, text }, i) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              {isNumbered && <span className="num">{i + 1}</span>}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
