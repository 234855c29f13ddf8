import styles from './ContentsList.module.css';

export type PageSection = { slug: string; text: string };

type ContentsListProps = { items: readonly PageSection[]; isNumbered?: boolean };

export const ContentsList = ({ items, isNumbered = false }: ContentsListProps) => (
  <nav aria-label="On this page" className={`small ${styles.contents}`} data-contents="">
    <ol>
      {items.map(({ slug, text }, i) => (
        <li key={slug}>
          <a href={`#${slug}`}>
            {isNumbered && <span className={`num ${styles.number}`}>{i + 1}</span>}
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
