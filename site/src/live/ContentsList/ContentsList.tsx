import { marks } from './ContentsList.marks.ts';
import styles from './ContentsList.module.css';

/** A section of the page: its anchor and its heading. */
export type PageSection = { slug: string; text: string };

type ContentsListProps = {
  items: readonly PageSection[];
  /** Numbered as the sections are. */
  isNumbered?: boolean;
};

/** Links to the sections of a long page, beside its text. */
export function ContentsList({ items, isNumbered = false }: ContentsListProps) {
  return (
    <nav aria-label="On this page" className={styles.contents} {...{ [marks.list]: '' }}>
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
