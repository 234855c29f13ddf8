import type { Industry } from '../../schemas/industry.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';

type IncidentListProps = {
  incidents: Industry['incidents'];
  cite: Cite;
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
