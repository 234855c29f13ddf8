import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import type { RelatedLink } from '../../schemas/parts/fields.ts';
import styles from './RelatedLinks.module.css';

export const RelatedLinks = ({ items }: { items: readonly RelatedLink[] }) => (
  <ul className={styles.related}>
    {items.map(({ title, text, to }) => (
      <li key={to}>
        <MoreLink to={to} label={title} />
        <p className="soft">
          <Rich text={text} />
        </p>
      </li>
    ))}
  </ul>
);
