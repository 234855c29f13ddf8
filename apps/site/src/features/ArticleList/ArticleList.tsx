import { shortDate } from '@vanda/forms/day';
import { Headline } from '../../components/Headline/Headline.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { routes } from '../../routing/routes.ts';
import { type Article, articleCategories } from '../../schemas/article.ts';
import styles from './ArticleList.module.css';
import { categorySlug, countText } from './ArticleList.state.ts';

type ArticleListProps = { articles: readonly { slug: string; article: Article }[]; emptyText: string };

export const ArticleList = ({ articles, emptyText }: ArticleListProps) => (
  <div className="wrap">
    <div className={`opened ${styles.columns}`} data-news="">
      <div className={`flow apart ${styles.filter}`}>
        <CategoryButtons articles={articles.map(({ article }) => article)} />
        <div className="note flow">
          <p role="status" data-count="">
            {countText(articles.length)}
          </p>
          <p data-print="no">
            New articles as <a href={routes.rssFeed}>RSS</a>
          </p>
        </div>
      </div>
      <div>
        <ul className={`halves ${styles.list}`}>
          {articles.map(({ slug, article }, i) => (
            <ArticleRow key={slug} slug={slug} article={article} isFirst={i === 0} />
          ))}
        </ul>
        <p className={styles.empty} data-empty="" hidden={articles.length > 0}>
          {emptyText}
        </p>
      </div>
    </div>
  </div>
);

function CategoryButtons({ articles }: { articles: readonly Article[] }) {
  const choices = [
    { label: 'All', slug: '', count: articles.length },
    ...articleCategories.map((label) => ({
      label,
      slug: categorySlug(label),
      count: articles.filter(({ category }) => category === label).length,
    })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are buttons.
    <div className={`scripted flow ${styles.chips}`} role="group" aria-label="Category" data-print="no">
      {choices.map(({ label, slug, count }) => (
        <button key={slug} type="button" className="chip" data-slug={slug} aria-pressed={slug === ''}>
          <span data-label="">{label}</span>
          <span className="num" aria-hidden="true">
            {count}
          </span>
        </button>
      ))}
    </div>
  );
}

function ArticleRow({ slug, article, isFirst }: { slug: string; article: Article; isFirst: boolean }) {
  const { title, date, category, excerpt, illustration } = article;
  return (
    <li data-category={categorySlug(category)}>
      <IllustrationImage name={illustration} alt="" loading={isFirst ? 'eager' : 'lazy'} />
      <p className="note">
        {category} ·{' '}
        <time dateTime={date} className="num">
          {shortDate(date)}
        </time>
      </p>
      <h2>
        <a href={routes.article(slug)} className="stretched">
          <Headline text={title} />
        </a>
      </h2>
      <p>{excerpt}</p>
    </li>
  );
}
