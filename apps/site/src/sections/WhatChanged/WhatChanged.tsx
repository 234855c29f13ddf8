import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Regulation } from '../../schemas/regulation.ts';
import { changeAnchors } from '../../topics/regulation/regulation-changes.ts';
import { Corrections } from './Corrections.tsx';
import { ErrorReport } from './ErrorReport.tsx';
import { FollowTheLaw } from './FollowTheLaw.tsx';

type WhatChangedProps = {
  regulation: Regulation;
  cite: Cite;
  path: string;
  site: string;
  feedPath: string;
};

export function WhatChanged({ regulation, cite, path, site, feedPath }: WhatChangedProps) {
  const { changes, corrections, blocks, jurisdiction } = regulation;
  const anchors = changeAnchors(changes);
  const items = changes.map(({ sources, ...change }, i) => ({
    ...change,
    id: anchors[i],
    sources: cite(sources),
  }));
  return (
    <Section
      id="what-changed"
      title="What changed"
      note={`The [feed of changes](${feedPath}) covers all jurisdictions.`}
      aside={<FollowTheLaw jurisdiction={jurisdiction} site={site} />}
    >
      <ChangeList items={items} fold={{ label: 'earlier changes', isOnPhonesOnly: false }} />
      {corrections.length > 0 && <Corrections corrections={corrections} blocks={blocks} cite={cite} />}
      <ErrorReport path={path} sections={blocks.filter(({ kind }) => kind !== 'related')} />
    </Section>
  );
}
