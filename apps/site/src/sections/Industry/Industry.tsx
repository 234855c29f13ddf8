import { shortDate } from '@vanda/forms/day';
import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/Fold/Fold.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, type CitedSource, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { type IllustrationName, readIllustration } from '../../illustrations/illustration-source.ts';
import type { Ground } from '../../illustrations/parse-illustration.ts';
import { applicationPicturePath } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import type { Link } from '../../schemas/parts/fields.ts';
import { kindOn } from '../../schemas/parts/matrix-kind.ts';
import type { Source } from '../../schemas/source.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './Industry.module.css';

type IndustryHeroProps = { crumbs: readonly Crumb[]; industry: Industry; actions: readonly Link[] };

const groundClasses: Record<Ground, string | undefined> = {
  celadon: 'tint',
  blush: 'warm',
  night: 'dark',
  bare: undefined,
};

export const IndustryHero = ({
  crumbs,
  industry: { title, lead, illustration, alt },
  actions,
}: IndustryHeroProps) => (
  <div className={classNames('beside', styles.hero, groundClasses[readIllustration(illustration).ground])}>
    <div className={styles.say}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className={styles.actions}>
        <ActionRow actions={actions} />
      </div>
    </div>
    <IllustrationImage name={illustration} alt={alt} loading="eager" className={styles.picture} />
  </div>
);

type IndustryNumberProps = { industry: Industry; sources: readonly Source[]; cite: Cite };

/** The main number: a story's with its bars, otherwise the number of quoted figures without a source. */
export function IndustryNumber({ industry: { stories, stats }, sources, cite }: IndustryNumberProps) {
  const told = stories.items.find(({ measure }) => measure);
  if (told?.measure)
    return (
      <section className={`spaced ${styles.number}`}>
        <div className="wrap beside">
          <p className="fig">
            {told.measure.bound && <small>up to</small>} {told.stat.replace('up to ', '')}
          </p>
          <div>
            <h2>{told.title}</h2>
            <ChangeLine measure={told.measure} />
            <p>
              <MoreLink to={addressOf(sources, cite(told.sources))} label={told.linkLabel} size="small" />
            </p>
          </div>
        </div>
      </section>
    );
  return stats && <QuotedStats stats={stats} cite={cite} />;
}

type QuotedStatsProps = { stats: NonNullable<Industry['stats']>; cite: Cite };

/** The quoted figures where another number leads. */
export const QuotedFigures = ({ stats, cite }: QuotedStatsProps) => (
  <Section id="figures" title={stats.title} note={stats.note} layout="wide">
    <QuotedList items={stats.items} cite={cite} />
  </Section>
);

/** Figures without a source are not set large, but their number is. */
const QuotedStats = ({ stats: { title, note, items }, cite }: QuotedStatsProps) => (
  <section id="figures" className={`spaced ${styles.number}`}>
    <div className="wrap beside">
      <p className="fig">
        {items.filter(({ standing }) => standing === 'none').length} of {items.length}
      </p>
      <div>
        <p className="lead">figures quoted below, for which we found no public source</p>
        <h2>{title}</h2>
        <p className="above">
          <Rich text={note} />
        </p>
      </div>
    </div>
    <div className="wrap">
      <QuotedList items={items} cite={cite} />
    </div>
  </section>
);

type QuotedListProps = { items: NonNullable<Industry['stats']>['items']; cite: Cite };

const QuotedList = ({ items, cite }: QuotedListProps) => (
  <ul className={`halves ${styles.quoted}`}>
    {items.map(({ stat, title, text, sources }) => (
      <li key={stat} className="headed">
        <h3>
          {stat} <small>{title}</small>
        </h3>
        <CitedText text={`${sources ? '' : 'No source found. '}${text}`} sources={cite(sources)} />
      </li>
    ))}
  </ul>
);

type ApplicationCardsProps = {
  industry: string;
  applications: Industry['applications'];
  today: string;
  cite: Cite;
};

export const ApplicationCards = ({
  industry,
  applications: { title, note, items },
  today,
  cite,
}: ApplicationCardsProps) => (
  <Section id="applications" title={title} note={note} layout="wide" ground="tint">
    <CardGrid>
      {items.map(({ laws, question, more, sources, law, ...card }) => (
        <Card key={card.title} {...card} sources={more ? [] : cite(sources)}>
          <ul className={styles.laws}>
            {laws.map(({ kind, law: name, says }) => (
              <li key={name + says}>
                <KindMark kind={kindOn(kind, today)} word={name} text={says} />
              </li>
            ))}
          </ul>
          <p className={`fig ${styles.question}`}>{question}</p>
          <Fold label="Example and law" isOnPhonesOnly={false}>
            {more && <CitedText text={more} sources={cite(sources)} />}
            <CitedText className="above" text={law.text} sources={cite(law.sources)} />
            <p className="note lines" data-print="no" {...inMarkdown('skip')}>
              <a
                href={applicationPicturePath(industry, card.title)}
                download
                aria-label={`Picture (PNG): ${card.title}`}
              >
                Picture (PNG)
              </a>
            </p>
          </Fold>
        </Card>
      ))}
    </CardGrid>
  </Section>
);

export const IndustryOffer = ({ offer: { title, link } }: Pick<Industry, 'offer'>) => (
  <section className={`dark spaced ${styles.offer}`}>
    <div className="wrap spread">
      <h2>{title}</h2>
      <ButtonLink to={link.to} variant="primary">
        {link.label}
      </ButtonLink>
    </div>
  </section>
);

type StoryListProps = { stories: Industry['stories']; sources: readonly Source[]; cite: Cite };

export const StoryList = ({ stories: { note, items }, sources, cite }: StoryListProps) => (
  <Section id="success-stories" title="Success Stories" note={note} layout="wide">
    <ul className={`thirds ${styles.stories}`}>
      {items.map(({ stat, title, text, linkLabel, sources: keys }) => {
        const cited = cite(keys);
        return (
          <li key={title} className="headed">
            <p className={`fig ${styles.stat}`}>
              <Stat text={stat} />
            </p>
            <h3>{title}</h3>
            <CitedText text={text} sources={cited} />
            <p>
              <MoreLink to={addressOf(sources, cited)} label={linkLabel} size="small" />
            </p>
          </li>
        );
      })}
    </ul>
  </Section>
);

/** @throws where the first source has no URL */
function addressOf(sources: readonly Source[], [first]: readonly CitedSource[]): string {
  const url = first && sources[first.number - 1]?.url;
  if (!url) throw new Error(`The first source of a success story needs an address: "${first?.key}" has none`);
  return url;
}

type Risks = Industry['risks'];

const columns: readonly { key: Exclude<keyof Risks, 'note'>; title: string; petal: IllustrationName }[] = [
  { key: 'cybersecurity', title: 'Cybersecurity', petal: 'petal-cybersecurity' },
  { key: 'privacy', title: 'Privacy', petal: 'petal-privacy' },
  { key: 'ethics', title: 'Ethics & Data', petal: 'petal-agile' },
];

export const RiskColumns = ({ risks }: { risks: Risks }) => (
  <Section id="risks" title="Security, Privacy & Ethics Risks" note={risks.note} layout="wide">
    <div className={classNames('thirds', styles.risks)}>
      {columns.map(({ key, title, petal }) => (
        <section key={key}>
          <header className="underlined">
            <h3>{title}</h3>
            <IllustrationImage name={petal} alt="" />
          </header>
          <ul>
            {risks[key].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Section>
);

type Incidents = Industry['incidents'];
const stateWords: Record<Incidents['items'][number]['state'], string> = {
  alleged: 'alleged',
  found: 'established',
  verdict: 'jury verdict, appeal announced',
  settled: 'settled',
  shown: 'on record',
  told: 'told by the company',
  open: 'under investigation',
  cleared: 'investigated, no violation found',
};

type IncidentListProps = { incidents: Incidents; cite: Cite };

export const IncidentList = ({ incidents: { note, items }, cite }: IncidentListProps) => (
  <Section id="incidents" title="AI-Related Security & Ethics Incidents" note={note} layout="wide">
    <ol className={`ruled warm corner ${styles.box}`}>
      {items.map(({ date, dateText, place, short, state, outcome, text, sources }) => (
        <li key={short}>
          <time dateTime={dateText ? date.slice(0, 7) : date} className="named num">
            {dateText ?? shortDate(date)}
          </time>
          <p className={`fig ${styles.stat}`}>{outcome}</p>
          <div>
            <h3>{short}</h3>
            <CitedText text={text} sources={cite(sources)} />
            <p className="note">
              {place}: {stateWords[state]}
            </p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
