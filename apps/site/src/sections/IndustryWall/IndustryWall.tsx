import { shortDate } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { evidenceWords } from '../../charts/Change/change-drawing.ts';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { TimeLanes } from '../../charts/TimeScale/TimeLanes.tsx';
import { classNames } from '../../components/class-names.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import type { PageOf } from '../../schemas/page.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import styles from './IndustryWall.module.css';

type IndustryTilesProps = { industries: readonly { id: string; data: Industry }[]; isSliced?: boolean };
type IndustryWallProps = IndustryTilesProps & { title: string; note: string };

export const IndustryWall = ({ title, note, industries }: IndustryWallProps) => (
  <Section
    id="industries"
    title={title}
    note={note}
    layout="wide"
    bleed={<IndustryTiles industries={industries} />}
  />
);

export function IndustryTiles({ industries, isSliced = false }: IndustryTilesProps) {
  const Heading = isSliced ? 'h2' : 'h3';
  return (
    <ul className={classNames('thirds', styles.wall, isSliced && styles.slices)}>
      {industries.map(({ id, data }, i) => (
        <li key={id}>
          <a href={routes.application(id)}>
            <IllustrationImage
              name={data.illustration}
              alt=""
              loading={isSliced && i === 0 ? 'eager' : 'lazy'}
            />
            <div>
              <Heading>{data.shortTitle}</Heading>
              <Icon name="arrow" />
              <p>{data.tileText}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

type IndustryTableProps = {
  table: PageOf<'ai-applications'>['table'];
  industries: readonly { id: string; data: Industry }[];
};

export function IndustryTable({ table: { title, note, columns }, industries }: IndustryTableProps) {
  const rows = industries.map(({ id, data: { shortTitle, number, stories, incidents, lawFirst } }) => {
    const path = routes.application(id);
    const { measure } = number;
    const story = measure ? { ...number, title: number.claim } : stories.items[0];
    const incident = incidents.items[0];
    if (!story || !incident) throw new Error(`Industry "${id}" has no story or no incident`);
    return {
      cells: [
        `[${shortTitle}](${path})`,
        [
          `[${story.title}](${path}#success-stories)`,
          ...(measure ? [`${evidenceWords[measure.says]} (${measure.by})`] : []),
        ],
        [
          `[${incident.short}](${path}#incidents)`,
          `${incident.dateText ?? shortDate(incident.date)}, ${incident.place}`,
        ],
        lawFirst,
      ],
      marks: [undefined, <Stat key={id} text={story.stat} />],
    };
  });
  return (
    <Section id="side-by-side" title={title} note={note} layout="wide">
      <div className={styles.table}>
        <DataTable caption={title} columns={columns.map((label) => ({ label }))} rows={rows} />
      </div>
    </Section>
  );
}

type IndustryIncidentsProps = {
  incidents: { title: string; note: string };
  industries: readonly { id: string; data: Industry }[];
};

export function IndustryIncidents({ incidents, industries }: IndustryIncidentsProps) {
  const [since = ''] = industries.map(({ data }) => data.incidents.items[0]?.date.slice(0, 4)).sort();
  const title = fillPlaces(incidents.title, { since });
  const lanes = industries.map(({ id, data }) => ({
    name: data.shortTitle,
    to: `${routes.application(id)}#incidents`,
    items: data.incidents.items,
  }));
  return (
    <Section id="incidents" title={title} note={incidents.note} layout="wide" ground="tint">
      <ChartFrame id="incidents-chart" name={title}>
        <TimeLanes lanes={lanes} />
      </ChartFrame>
    </Section>
  );
}
