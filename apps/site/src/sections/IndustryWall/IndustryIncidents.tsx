import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { TimeLanes } from '../../charts/TimeScale/TimeLanes.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { routes } from '../../routing/routes.ts';
import type { Industry } from '../../schemas/industry.ts';

export function IndustryIncidents({ industries }: { industries: readonly { id: string; data: Industry }[] }) {
  const lanes = industries.map(({ id, data }) => ({
    name: data.shortTitle,
    to: `${routes.application(id)}#incidents`,
    items: data.incidents.items,
  }));
  const title = `${lanes.flatMap(({ items }) => items).length} incidents to scale`;
  const note =
    'We chose five for each industry as examples, so the rings show when, never how often. Each name opens its list.';
  return (
    <Section id="incidents" title={title} note={note} layout="wide" ground="tint">
      <ChartFrame id="incidents-chart" name={title}>
        <TimeLanes lanes={lanes} />
      </ChartFrame>
    </Section>
  );
}
