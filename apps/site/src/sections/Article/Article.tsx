import { fullDate, longDate, monthAndYear } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import type { ComponentProps, ReactNode } from 'react';
import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { CountRows } from '../../charts/Count/CountRows.tsx';
import { PartsFields, PartsKey } from '../../charts/Parts/PartsFields.tsx';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { Fold, FoldAfter } from '../../components/Fold/Fold.tsx';
import { Headline } from '../../components/Headline/Headline.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { categorySlug, filteredPath } from '../../features/ArticleList/ArticleList.state.ts';
import { ArticleTools } from '../../features/ArticleTools/ArticleTools.tsx';
import { ContentsList } from '../../features/ContentsList/ContentsList.tsx';
import { Photograph } from '../../features/Photograph/Photograph.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { chartDataPath, contactPath, routes } from '../../routing/routes.ts';
import type { Article } from '../../schemas/article.ts';
import type { ArticleChart as ArticleChartData } from '../../schemas/parts/article-chart.ts';
import { drawnOf } from '../../schemas/parts/chart.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { firstNamed } from '../../text/numbers.ts';
import columns from '../text-columns.module.css';
import styles from './Article.module.css';

type ArticleHeroProps = {
  article: Article;
  photo?: Photo | undefined;
  minutes: number;
  crumbs: readonly Crumb[];
  related: Related;
};
type Photo = ComponentProps<typeof Photograph>['photo'] & { caption?: string | undefined };

/** The photograph is beside the caption from 64rem, otherwise as wide as the window. */
const photoSizes = '(min-width: 64rem) 75vw, 100vw';

export function ArticleHero({ article, photo, minutes, crumbs, related }: ArticleHeroProps) {
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
      {subtitle && <p className={classNames('lead', styles.standfirst)}>{subtitle}</p>}
      {related && (
        <div className="above">
          <ButtonRow>
            <ButtonLink to={related.path} variant="primary" hasArrow>
              Related service: {related.label}
            </ButtonLink>
          </ButtonRow>
        </div>
      )}
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

type Related = { label: string; path: string } | undefined;

type ArticleBodyProps = {
  title: string;
  contents: readonly { slug: string; text: string }[];
  children: ReactNode;
};

export const ArticleBody = ({ title, contents, children }: ArticleBodyProps) => (
  <div className={classNames('wrap', 'beside', columns.columns, styles.body)}>
    <div className="small">
      <div className={columns.stick}>
        <ContentsList items={contents} />
      </div>
    </div>
    <div>{children}</div>
    <aside className="small" aria-label="Share and print" data-print="no">
      <ArticleTools title={title} />
    </aside>
  </div>
);

type ArticleChartProps = { chart: ArticleChartData; cited: readonly CitedSource[]; articleSlug: string };

export function ArticleChart({ chart, cited, articleSlug }: ArticleChartProps) {
  const { id, title, note } = chart;
  return (
    <div className={columns.chart}>
      <ChartFrame id={id} title={title} note={note} sources={cited} legend={legendOf(chart)}>
        <Chart {...chart} />
      </ChartFrame>
      <p className="note targets flow" data-print="no" {...inMarkdown('skip')}>
        <a href={`#${id}`} aria-label={`Link to this figure: ${title}`}>
          Link to this figure
        </a>
        <a href={chartDataPath(articleSlug, id)} download aria-label={`Data (CSV): ${title}`}>
          Data (CSV)
        </a>
      </p>
    </div>
  );
}

function legendOf({ measures, fields }: ArticleChartData) {
  if (measures) return undefined;
  return fields ? <PartsKey fields={fields} /> : 'Each dot is one.';
}

function Chart({ title, measures, fields, counts }: ArticleChartData) {
  if (measures)
    return (
      <ul>
        {measures.map((measure) => (
          <li key={measure.what}>
            <ChangeLine measure={measure} isPlain={firstNamed(title, drawnOf(measure)) < 0} />
          </li>
        ))}
      </ul>
    );
  if (fields) return <PartsFields fields={fields} title={title} />;
  return counts && <CountRows rows={counts} title={title} />;
}

export function ArticleOffer({
  offer: { title, text, link, message },
}: {
  offer: NonNullable<Article['offer']>;
}) {
  const to = message === undefined ? link.to : contactPath(message);
  return (
    <aside className={classNames(styles.box, 'warm', 'corner')} aria-labelledby="offer" data-print="no">
      <h2 id="offer">{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to} variant="primary" hasArrow>
        {link.label}
      </ButtonLink>
    </aside>
  );
}

type Update = { date: string; text: string; sources: readonly CitedSource[] };

export function ArticleUpdates({ updates }: { updates: readonly Update[] }) {
  const days = [...Map.groupBy(updates, ({ date }) => date)].sort(([a], [b]) => b.localeCompare(a));
  return days.map(([date, items]) => (
    <aside key={date} className={classNames(styles.box, 'tint', 'corner')} aria-labelledby={`update-${date}`}>
      <h2 id={`update-${date}`}>
        Update, <time dateTime={date}>{fullDate(date)}</time>
      </h2>
      <FoldAfter items={items} first={2} most={3}>
        {(some) => (
          <ul className="ruled">
            {some.map(({ text, sources }) => (
              <li key={text}>
                <Rich text={text} />
                <SourceMarks sources={sources} />
              </li>
            ))}
          </ul>
        )}
      </FoldAfter>
    </aside>
  ));
}

export const ArticleCitation = ({ apa, bibTex }: { apa: string; bibTex: string }) => (
  <Section id="cite" title="Cite this page" layout="quiet" isPrinted={false}>
    <div className="halves">
      <p>{apa}</p>
      <Fold label="BibTeX" isOnPhonesOnly={false}>
        <pre>{bibTex}</pre>
      </Fold>
    </div>
  </Section>
);

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
