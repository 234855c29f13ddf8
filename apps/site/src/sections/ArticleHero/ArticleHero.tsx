import { longDate, monthAndYear } from '@vanda/forms/date-formats';
import type { ComponentProps } from 'react';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import { Photograph } from '../../components/Photograph/Photograph.tsx';
import { categorySlug, filteredPath } from '../../features/ArticleList/ArticleList.state.ts';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { routes } from '../../routing/routes.ts';
import type { Article } from '../../schemas/article.ts';
import styles from './ArticleHero.module.css';

type ArticleHeroProps = {
  article: Article;
  photo?: Photo | undefined;
  minutes: number;
  crumbs: readonly Crumb[];
};
type Photo = ComponentProps<typeof Photograph>['photo'] & { caption?: string | undefined };

/** Beside the caption from 64rem, else window to window. */
const photoSizes = '(min-width: 64rem) 75vw, 100vw';

export function ArticleHero({ article, photo, minutes, crumbs }: ArticleHeroProps) {
  const { title, subtitle, date, modified, category, author, illustration, alt, caption } = article;
  const margin = photo ? photo.caption : caption;
  return (
    <header className={classNames('wrap', styles.hero)}>
      <Breadcrumb crumbs={crumbs} />
      <p className={classNames('small', 'soft', 'targets', 'flow', styles.meta)}>
        <a href={filteredPath(routes.news, categorySlug(category))}>{category}</a>
        <span className="num">
          {modified && 'First published '}
          <time dateTime={date}>{longDate(date)}</time>
          {modified && (
            <>
              , rewritten <time dateTime={modified}>{monthAndYear(modified)}</time>
            </>
          )}
        </span>
        {author && <span>{author}</span>}
        <span className="num">{`${minutes} min read`}</span>
      </p>
      <h1>
        <Headline text={title} />
      </h1>
      {subtitle && <p className={classNames('lead', 'soft', styles.standfirst)}>{subtitle}</p>}
      <figure className="beside">
        {photo ? (
          <Photograph
            photo={photo}
            sizes={photoSizes}
            loading="eager"
            className={classNames('corner', styles.photo)}
          />
        ) : (
          <IllustrationImage name={illustration} alt={alt} loading="eager" className="corner" />
        )}
        {margin && <figcaption className="cap">{margin}</figcaption>}
      </figure>
    </header>
  );
}
