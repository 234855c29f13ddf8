import { changeAnchors } from '../../law/regulation-changes.ts';
import type { Regulation } from '../../schemas/regulation.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';
import { Corrections } from './Corrections.tsx';
import { ErrorReport } from './ErrorReport.tsx';
import { FollowTheLaw } from './FollowTheLaw.tsx';

type WhatChangedProps = {
  regulation: Regulation;
  cite: Cite;
  /** Path of the page. */
  path: string;
  /** Address of the site: a calendar is subscribed to by its whole address. */
  site: string;
  /** Path of the feed that carries these entries. */
  feedPath: string;
};

/**
 * Dated changes of the law, newest first, and where to follow them; what the page itself had wrong, and how to report an
 * error.
 */
export function WhatChanged({ regulation, cite, path, site, feedPath }: WhatChangedProps) {
  const { changes, corrections, blocks, jurisdiction } = regulation;
  const anchors = changeAnchors(changes);
  return (
    <Section
      id="what-changed"
      title="What changed"
      note={`The [feed of changes](${feedPath}) covers all five jurisdictions.`}
      aside={<FollowTheLaw jurisdiction={jurisdiction} site={site} />}
    >
      <ChangeList
        items={changes.map(({ sources, ...change }, i) => ({
          ...change,
          id: anchors[i],
          sources: cite(sources),
        }))}
      />
      {corrections.length > 0 && <Corrections corrections={corrections} blocks={blocks} cite={cite} />}
      <ErrorReport path={path} sections={blocks.filter(({ kind }) => kind !== 'related')} />
    </Section>
  );
}
