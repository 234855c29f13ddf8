import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Industry } from '../../schemas/industry.ts';

type Incidents = Industry['incidents'];
const stateWords: Record<NonNullable<Incidents['items'][number]['state']>, string> = {
  alleged: 'alleged',
  found: 'established',
  settled: 'settled',
  shown: 'on record',
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
            place: state ? `${place}: ${stateWords[state]}` : place,
            title: short,
            text,
            sources: cite(sources),
          }))}
        />
      </div>
    </ChartFrame>
  </Section>
);
