import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { CitedSource } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Industry } from '../../schemas/industry.ts';

type IncidentListProps = {
  incidents: Industry['incidents'];
  cite: (keys: readonly string[] | undefined) => CitedSource[];
};

/** Five dated events with their places, newest first. */
export function IncidentList({ incidents: { note, items }, cite }: IncidentListProps) {
  return (
    <Section id="incidents" title="AI-Related Security & Ethics Incidents" note={note}>
      <ChangeList
        items={items.map(({ date, dateText, place, text, sources }) => ({
          date,
          dateText,
          place,
          text,
          sources: cite(sources),
        }))}
      />
    </Section>
  );
}
