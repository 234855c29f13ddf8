import { shortDate } from '@vanda/forms/day';
import { evidenceWords } from '../../charts/Change/change-drawing.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';
import type { PageOf } from '../../schemas/page.ts';
import styles from './IndustryWall.module.css';

type IndustryTableProps = {
  table: PageOf<'ai-applications'>['table'];
  industries: readonly { id: string; data: Industry }[];
};

export function IndustryTable({ table: { title, note, columns }, industries }: IndustryTableProps) {
  const rows = industries.map(({ id, data: { shortTitle, stories, incidents, lawFirst } }) => {
    const path = routes.application(id);
    const story = stories.items.find(({ measure }) => measure) ?? stories.items[0];
    const incident = incidents.items[0];
    if (!story || !incident) throw new Error(`Industry "${id}" has no story or no incident`);
    const { measure } = story;
    return {
      cells: [
        `[${shortTitle}](${path})`,
        [
          `[${story.title}](${path}#success-stories)`,
          ...(measure ? [`${evidenceWords(measure)}, ${measure.by}`] : []),
        ],
        [
          `[${incident.short}](${path}#incidents)`,
          `${incident.dateText ?? shortDate(incident.date)}, ${incident.place}`,
        ],
        lawFirst,
      ],
      marks: [undefined, <Stat key={id} text={story.figure} />],
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
