import { Illustration } from '../../../art/Illustration.tsx';
import { categorySlug, filteredPath } from '../../live/ArticleList/ArticleList.state.ts';
import { routes } from '../../routes.ts';
import type { Article } from '../../schemas/article.ts';
import { longDate } from '../../text/dates.ts';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Headline } from '../../ui/Headline/Headline.tsx';
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
