import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Headline } from '../../components/Headline/Headline.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { classNames } from '../../lib/class-names.ts';
import { longDate } from '../../lib/dates.ts';
import { categorySlug, filteredPath } from '../../lib/news-filter.ts';
import { routes } from '../../routes.ts';
import type { Article } from '../../schemas/article.ts';
import styles from './ArticleHero.module.css';

type ArticleHeroProps = { article: Article; minutes: number; crumbs: readonly Crumb[] };

/** Head of an article: category, date, author and reading time, headline, standfirst; the plate leaves the page at right. */
export function ArticleHero({ article, minutes, crumbs }: ArticleHeroProps) {
  const { title, subtitle, date, category, author, illustration, alt, caption } = article;
  return (
    <header className={classNames('wrap', styles.hero)}>
      <Breadcrumb crumbs={crumbs} />
      <p className={styles.meta}>
        <a href={filteredPath(routes.news, categorySlug(category))}>{category}</a>
        <time dateTime={date} className="num">
          {longDate(date)}
        </time>
        {author && <span>{author}</span>}
        <span className="num">{`${minutes} min read`}</span>
      </p>
      <h1>
        <Headline text={title} />
      </h1>
      {subtitle && <p className={classNames('lead', 'soft', styles.standfirst)}>{subtitle}</p>}
      <figure>
        <Illustration name={illustration} label={alt} className="corner" />
        <figcaption className="cap">{caption}</figcaption>
      </figure>
    </header>
  );
}
