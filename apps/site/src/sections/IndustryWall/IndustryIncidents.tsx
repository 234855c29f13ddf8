import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { TimeLanes } from '../../charts/TimeScale/TimeLanes.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';

type IndustryIncidentsProps = {
  incidents: { title: string; note: string };
  industries: readonly { id: string; data: Industry }[];
};

export function IndustryIncidents({ incidents: { title, note }, industries }: IndustryIncidentsProps) {
  const lanes = industries.map(({ id, data }) => ({
    name: data.shortTitle,
    to: `${routes.application(id)}#incidents`,
    items: data.incidents.items,
  }));
  return (
    <Section id="incidents" title={title} note={note} layout="wide" ground="tint">
      <ChartFrame id="incidents-chart" name={title}>
        <TimeLanes lanes={lanes} />
      </ChartFrame>
    </Section>
  );
}
