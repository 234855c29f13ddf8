import { changeAnchors } from '../../law/regulation-changes.ts';
import type { Regulation } from '../../schemas/regulation.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';

type WhatChangedProps = {
  changes: Regulation['changes'];
  cite: Cite;
  /** Path of the feed that carries these entries. */
  feedPath: string;
};

/** Dated changes of the law, newest first, and where to follow them. */
export function WhatChanged({ changes, cite, feedPath }: WhatChangedProps) {
  const anchors = changeAnchors(changes);
  return (
    <Section
      id="what-changed"
      title="What changed"
      note={`Newest first, dated by the day of the change. The [feed of changes](${feedPath}) carries these entries for all five pages.`}
    >
      <ChangeList
        items={changes.map(({ sources, ...change }, i) => ({
          ...change,
          id: anchors[i],
          sources: cite(sources),
        }))}
      />
    </Section>
  );
}
