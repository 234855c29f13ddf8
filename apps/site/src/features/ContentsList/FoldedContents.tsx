import { Icon } from '@vanda/ui/Icon.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './ContentsList.module.css';
import type { PageSection } from './ContentsList.tsx';

type FoldedContentsProps = { items: readonly PageSection[]; isSmallOnly?: boolean };

export const FoldedContents = ({ items, isSmallOnly = false }: FoldedContentsProps) => (
  <nav
    aria-label="Contents"
    className={classNames('small', styles.contents, isSmallOnly ? styles.small : styles.line)}
    data-contents=""
  >
    <details>
      <summary>
        On this page
        <Icon name="plus" />
      </summary>
      <ol>
        {items.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
