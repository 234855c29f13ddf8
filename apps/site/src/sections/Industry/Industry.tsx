import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { EvidenceLine } from '../../charts/EvidenceKey/EvidenceKey.tsx';
import { TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { Breadcrumb, type Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { classNames } from '../../components/class-names.ts';
import { FoldAfter } from '../../components/Fold/Fold.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, type CitedSource, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { type IllustrationName, readIllustration } from '../../illustrations/illustration-source.ts';
import type { Ground } from '../../illustrations/parse-illustration.ts';
import type { Industry } from '../../schemas/industry.ts';
import type { Link } from '../../schemas/parts/fields.ts';
import type { Source } from '../../schemas/source.ts';
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

type ApplicationCellsProps = {
  applications: Industry['applications'];
  cite: Cite;
};

export const ApplicationCells = ({ applications: { title, note, items }, cite }: ApplicationCellsProps) => (
  <Section id="applications" title={title} note={note} layout="wide">
    <FoldAfter items={items} first={6} most={7}>
      {(some) => (
        <CardGrid>
          {some.map(({ sources, law, ...cell }) => (
            <Card
              key={cell.title}
              {...cell}
              sources={cite(sources)}
              law={{ text: law.text, sources: cite(law.sources) }}
            />
          ))}
        </CardGrid>
      )}
    </FoldAfter>
  </Section>
);

type StoryListProps = {
  stories: Industry['stories'];
  sources: readonly Source[];
  cite: Cite;
};

export const StoryList = ({ stories: { note, items }, sources, cite }: StoryListProps) => (
  <Section
    id="success-stories"
    title="Success Stories"
    note={note}
    layout="wide"
    ground="tint"
    aside={<EvidenceLine measures={items.map(({ measure }) => measure)} />}
  >
    <ul className={`ruled ${styles.stories}`}>
      {items.map(({ stat, title, text, linkLabel, measure, sources: keys }) => {
        const cited = cite(keys);
        return (
          <li key={title}>
            <p className={styles.stat}>
              <Stat text={stat} />
            </p>
            <div>
              <h3>{title}</h3>
              <CitedText className="soft" text={text} sources={cited} />
              {measure && <ChangeLine measure={measure} />}
            </div>
            <p className={styles.source}>
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

export const IncidentList = ({
  incidents: { note, items, chartTitle, chartNote },
  cite,
}: {
  incidents: Incidents;
  cite: Cite;
}) => (
  <Section id="incidents" title="AI-Related Security & Ethics Incidents" note={note} layout="wide">
    <ChartFrame
      id="incidents-chart"
      title={chartTitle}
      name="Incidents by date"
      legend={
        <>
          A <b>ring</b> is an incident on its date, numbered as in the list; one dated by its month alone is
          on the first.
        </>
      }
      note={chartNote}
    >
      <TimeScale items={items.map(({ date }) => ({ date }))} />
      {/* No gap of the frame between the list and its fold. */}
      <div>
        <ChangeList
          isNumbered
          fold={{ label: 'more' }}
          items={items.map(({ date, dateText, place, short, state, text, sources }) => ({
            date,
            dateText,
            place: `${place}: ${stateWords[state]}`,
            title: short,
            text,
            sources: cite(sources),
          }))}
        />
      </div>
    </ChartFrame>
  </Section>
);

type QuotedStatsProps = { stats: NonNullable<Industry['stats']>; cite: Cite };

/** A short list: what circulates without a source is not set large. */
export const QuotedStats = ({ stats: { title, note, items }, cite }: QuotedStatsProps) => (
  <Section id="figures" title={title} note={note}>
    <RowList
      items={items.map((item) => ({
        title: `${item.stat}: ${item.title}`,
        text: `${item.sources ? '' : 'No source found. '}${item.text}`,
        sources: cite(item.sources),
      }))}
    />
  </Section>
);
