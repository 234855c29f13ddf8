import { shortDate } from '@vanda/forms/day';
import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { KindMark, kindNames } from '../../charts/KindMark/KindMark.tsx';
import { PartsFields } from '../../charts/Parts/PartsFields.tsx';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { classNames } from '../../components/class-names.ts';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { Fold, FoldAfter } from '../../components/Fold/Fold.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, type CitedSource, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { type IllustrationName, readIllustration } from '../../illustrations/illustration-source.ts';
import type { Ground } from '../../illustrations/parse-illustration.ts';
import { applicationPicturePath } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import type { PageOf } from '../../schemas/page.ts';
import { kindOn, matrixKind } from '../../schemas/parts/matrix-kind.ts';
import type { Source } from '../../schemas/source.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './Industry.module.css';

type IndustryHeroProps = {
  crumbs: readonly Crumb[];
  industry: Industry;
  hub: Pick<PageOf<'ai-applications'>, 'actions' | 'facts'>;
};

const groundClasses: Record<Ground, string | undefined> = {
  celadon: 'tint',
  blush: 'warm',
  night: 'dark',
  bare: undefined,
};

export const IndustryHero = ({
  crumbs,
  industry: { title, lead, illustration, alt },
  hub,
}: IndustryHeroProps) => (
  <div className={classNames('beside', styles.hero, groundClasses[readIllustration(illustration).ground])}>
    <div className={styles.say}>
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className={styles.actions}>
        <ActionRow actions={hub.actions} />
      </div>
      <FactsRow facts={hub.facts} size="small" />
    </div>
    <IllustrationImage name={illustration} alt={alt} loading="eager" className={styles.picture} />
  </div>
);

type IndustryNumberProps = { industry: Industry; sources: readonly Source[]; cite: Cite };

export function IndustryNumber({ industry: { number }, sources, cite }: IndustryNumberProps) {
  const { stat, claim, doubt, measure, parts, linkLabel } = number;
  const cited = cite(number.sources);
  const [, currency, figure, unit] = /^(\D*)(\S+(?: of \d+)?)(.*)$/.exec(stat) ?? [];
  return (
    <section className={`spaced ${styles.number}`}>
      <div className="wrap beside">
        <p className="fig">
          {currency && <small>{currency}</small>}
          {figure}
          {unit && <small>{unit}</small>}
        </p>
        <div>
          <h2>{claim}</h2>
          {doubt && <CitedText className="above" text={doubt} sources={cited} />}
          {measure && <ChangeLine measure={measure} />}
          {parts && <PartsFields fields={[{ parts }]} title={stat} />}
          <p className="above">
            <MoreLink to={addressOf(sources, cited)} label={linkLabel} size="small" />
          </p>
        </div>
      </div>
    </section>
  );
}

type QuotedFiguresProps = { stats: NonNullable<Industry['stats']>; cite: Cite };

export const QuotedFigures = ({ stats: { title, note, items }, cite }: QuotedFiguresProps) => (
  <Section id="figures" title={title} note={note} layout="wide">
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
  </Section>
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
    <ul className={`flow ${styles.key}`} aria-label="Key">
      {kindsOf(items, today).map((kind) => (
        <li key={kind}>
          <KindMark kind={kind}>{kind === 'none' ? 'Does not apply' : kindNames[kind]}</KindMark>
        </li>
      ))}
    </ul>
    <FoldAfter items={items} first={3} nameOf={({ title }) => title}>
      {(shown) => (
        <CardGrid isRest={shown[0] !== items[0]}>
          {shown.map(({ laws, question, more, sources, law, ...card }) => (
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
      )}
    </FoldAfter>
  </Section>
);

function kindsOf(items: Industry['applications']['items'], today: string) {
  const used = new Set(items.flatMap(({ laws }) => laws.map(({ kind }) => kindOn(kind, today))));
  return matrixKind.options.filter((kind) => used.has(kind));
}

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
