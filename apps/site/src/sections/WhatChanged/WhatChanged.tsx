import { shortDate } from '@vanda/forms/day';
import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import { lawCalendarPath, lawFeedPath, routes } from '../../routing/routes.ts';
import type { PageOf } from '../../schemas/page.ts';
import type { Regulation } from '../../schemas/regulation.ts';
import { changeAnchors, type FeedEntry } from '../../topics/regulation/regulation-changes.ts';
import styles from './WhatChanged.module.css';

type WhatChangedProps = { regulation: Regulation; cite: Cite; path: string; site: string };

export function WhatChanged({ regulation, cite, path, site }: WhatChangedProps) {
  const { changes, jurisdiction } = regulation;
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
      aside={<FollowTheLaw jurisdiction={jurisdiction} site={site} />}
    >
      <ChangeList items={items} fold={{ label: 'earlier changes', isOnPhonesOnly: false }} />
      <ErrorReport path={path} />
    </Section>
  );
}

type NewestChangesProps = PageOf<'news'>['law'] & { changes: readonly FeedEntry[] };

export const NewestChanges = ({ title, link, changes }: NewestChangesProps) => (
  <section className={`wrap ${styles.newest}`}>
    <div className="opened spread">
      <h2>{title}</h2>
      <MoreLink to={link.to} label={link.label} />
    </div>
    <ChangeStrip changes={changes} />
  </section>
);

export const ChangeStrip = ({ changes }: { changes: readonly FeedEntry[] }) => (
  <ol className={styles.strip}>
    {changes.map(({ subject, title, text, date, dateText, path }) => (
      <li key={path + date}>
        <p className="spread">
          <time dateTime={date} className="fig">
            {dateText ?? shortDate(date)}
          </time>
          <span className="note">{subject}</span>
        </p>
        <h3 className="named">
          <a href={path} className="stretched">
            {title}
          </a>
        </h3>
        <p className="small">{text}</p>
      </li>
    ))}
  </ol>
);

/** Leads to the contact form with its message begun, or empty without JavaScript. */
export const ErrorReport = ({ path }: { path: string }) => (
  <p className="above" data-print="no">
    <a href={`${routes.contact}?${new URLSearchParams({ message: `Error in ${path}: ` })}`}>
      Report an error
    </a>
  </p>
);

export function FollowTheLaw({ jurisdiction, site }: { jurisdiction: string; site: string }) {
  const path = lawCalendarPath(jurisdiction);
  const { href } = new URL(path, site);
  return (
    <p className="note">
      Follow <a href={lawFeedPath(jurisdiction)}>the changes</a> in a feed reader and{' '}
      <a href={href.replace(/^https?:/, 'webcal:')}>the dates</a> in your calendar, or{' '}
      <a href={path}>download them</a>. As data: <a href={routes.instrumentsJson}>JSON</a>,{' '}
      <a href={routes.instrumentsCsv}>CSV</a>, <a href={routes.instrumentsSchema}>schema</a>.
    </p>
  );
}
