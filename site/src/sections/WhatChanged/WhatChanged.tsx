import { changeAnchors } from '../../law/regulation-changes.ts';
import type { Regulation } from '../../schemas/regulation.ts';
import { ChangeList } from '../../ui/ChangeList/ChangeList.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Cite } from '../../ui/SourceMarks/SourceMarks.tsx';
import { Corrections } from './Corrections.tsx';
import { ErrorReport } from './ErrorReport.tsx';
import { FollowTheLaw } from './FollowTheLaw.tsx';
import styles from './WhatChanged.module.css';

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

/** Of more changes than these a small screen shows the newest alone. */
const mostUnfolded = 6;
const newest = 4;

/**
 * Dated changes of the law, newest first, and where to follow them; what the page itself had wrong, and how to report an
 * error.
 */
export function WhatChanged({ regulation, cite, path, site, feedPath }: WhatChangedProps) {
  const { changes, corrections, blocks, jurisdiction } = regulation;
  const anchors = changeAnchors(changes);
  const items = changes.map(({ sources, ...change }, i) => ({
    ...change,
    id: anchors[i],
    sources: cite(sources),
  }));
  const shown = changes.length > mostUnfolded ? newest : changes.length;
  return (
    <Section
      id="what-changed"
      title="What changed"
      note={`The [feed of changes](${feedPath}) covers all five jurisdictions.`}
      aside={<FollowTheLaw jurisdiction={jurisdiction} site={site} />}
    >
      <ChangeList items={items.slice(0, shown)} />
      {items.length > shown && (
        <div className={styles.earlier}>
          <Fold label={`${items.length - shown} earlier changes`}>
            <ChangeList items={items.slice(shown)} />
          </Fold>
        </div>
      )}
      {corrections.length > 0 && <Corrections corrections={corrections} blocks={blocks} cite={cite} />}
      <ErrorReport path={path} sections={blocks.filter(({ kind }) => kind !== 'related')} />
    </Section>
  );
}
