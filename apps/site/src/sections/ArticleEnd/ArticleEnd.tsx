import { shortDate } from '@vanda/forms/day';
import { Headline } from '../../components/Headline/Headline.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { routes } from '../../routing/routes.ts';
import styles from './ArticleEnd.module.css';

export type ArticleLink = { path: string; title: string; date: string };

type ArticleEndProps = { previous: ArticleLink | undefined; next: ArticleLink | undefined };

export const ArticleEnd = ({ previous, next }: ArticleEndProps) => (
  <nav className="wrap" aria-label="More articles">
    <div className={`halves ${styles.end}`}>
      {previous && <Neighbour {...previous} label="Previous article" rel="prev" />}
      {next && <Neighbour {...next} label="Next article" rel="next" />}
    </div>
    <p className={styles.all}>
      <MoreLink to={routes.news} label="Back to News" direction="back" />
    </p>
  </nav>
);

const Neighbour = ({
  path,
  title,
  date,
  label,
  rel,
}: ArticleLink & { label: string; rel: 'prev' | 'next' }) => (
  <a href={path} rel={rel} className={styles.neighbour}>
    <span className="note">
      {label}, {shortDate(date)}
    </span>{' '}
    <span className={styles.title}>
      <Headline text={title} />
    </span>
  </a>
);
