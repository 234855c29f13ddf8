import { FigureFrame } from '../../figures/FigureFrame/FigureFrame.tsx';
import { incidentStrip } from '../../figures/Scale/incident-strip.ts';
import { Scale } from '../../figures/Scale/Scale.tsx';
import type { Industry } from '../../schemas/industry.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';

type Incidents = Industry['incidents'];
type IncidentListProps = { incidents: Incidents; cite: Cite };

const stateWords: Record<NonNullable<Incidents['items'][number]['state']>, string> = {
  alleged: 'alleged',
  found: 'established',
  settled: 'settled',
  shown: 'on record',
};

/** Five dated events with their places, newest first, on a strip of dates where each has its few words. */
export function IncidentList({ incidents, cite }: IncidentListProps) {
  const { note, items, figureTitle, figureNote } = incidents;
  const list = (
    <ChangeList
      items={items.map(({ date, dateText, place, short, state, text, sources }) => ({
        date,
        dateText,
        place: state ? `${place}: ${stateWords[state]}` : place,
        title: short,
        text,
        sources: cite(sources),
      }))}
    />
  );
  const isDrawn = items.every(({ short }) => short);
  return (
    <Section
      id="incidents"
      title="AI-Related Security & Ethics Incidents"
      note={note}
      layout={isDrawn ? 'wide' : 'split'}
    >
      {isDrawn ? (
        <FigureFrame
          id="incidents-figure"
          title={figureTitle}
          name="Incidents by date"
          legend={
            <>
              A <b>ring</b> is an incident, placed by its date; a month without a day is placed on its first.
            </>
          }
          note={figureNote}
        >
          <Scale items={incidentStrip(items)} />
          {list}
        </FigureFrame>
      ) : (
        list
      )}
    </Section>
  );
}
