import { shortDate } from '@vanda/forms/day';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { lawCalendarPath } from '../../routing/routes.ts';
import type { PageOf } from '../../schemas/page.ts';
import { type HorizonMarket, isBinding } from '../../topics/regulation/horizon/horizon-rules.ts';
import type { NextDay } from '../../topics/regulation/horizon/next-days.ts';
import type { FeedEntry } from '../../topics/regulation/regulation-changes.ts';
import { ForceGlyph } from '../LawHorizon/ForceKey.tsx';
import { ChangeStrip } from '../WhatChanged/WhatChanged.tsx';
import styles from './RegulationHub.module.css';

type HubPage = PageOf<'ai-regulations'>;

export const NextDays = ({ page: { days, finder }, next }: { page: HubPage; next: readonly NextDay[] }) => (
  <section className="spaced">
    <div className={`wrap beside ${styles.halves}`}>
      <div className="opened">
        <h2>{days.title}</h2>
        <ol className={styles.days}>
          {next.map(({ day, dateText, title, text, place, path }) => (
            <li key={`${day}${title}`} data-until={day}>
              <a href={path}>
                <time dateTime={day}>{dateText ?? shortDate(day)}</time>
                <span>
                  <b className="named">{title}</b>
                  <span>{text}</span>
                </span>
                <span className="note">{place}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="note lines">
          <a href={lawCalendarPath('all')}>{days.calendar}</a>
        </p>
      </div>
      <FinderEntry finder={finder} />
    </div>
  </section>
);

const petal = 'M0-16C2-32 22-44 24-68 25-88 16-102 1-102-15-102-25-88-24-68-22-44-2-32 0-16z';

const FinderEntry = ({ finder: { title, text, link, note } }: { finder: HubPage['finder'] }) => (
  <div className={`warm corner ${styles.finder}`}>
    <h2>{title}</h2>
    <p>{text}</p>
    <p>
      <ButtonLink to={link.to} hasArrow>
        {link.label}
      </ButtonLink>
    </p>
    <p className="note">{note}</p>
    <svg className="large" viewBox="-110 -110 220 220" aria-hidden="true">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} />
      ))}
      <circle r="9" fill="var(--seed)" stroke="none" />
    </svg>
  </div>
);

export type RegulationRow = { name: string; path: string; text: string; next?: NextDay | undefined };

export const RegulationRows = ({
  page: { pages },
  rows,
}: {
  page: HubPage;
  rows: readonly RegulationRow[];
}) => (
  <Section title={pages.title} note={pages.note} layout="wide">
    <ul className={styles.pages}>
      {rows.map(({ name, path, text, next }) => (
        <li key={path}>
          <a href={path} className="beside">
            <h3>{name}</h3>
            <p>{text}</p>
            {next ? (
              <p data-until={next.day}>
                <b className="named">{next.dateText ?? shortDate(next.day)}</b>
                <span className="soft">{next.title}</span>
              </p>
            ) : (
              <p className="soft">No future date is set.</p>
            )}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

type MarketGridProps = {
  page: HubPage;
  groups: readonly HorizonMarket[];
  /** Sentence on reach by market, such as “with equipment there”. */
  reach: ReadonlyMap<string, string>;
};

export const MarketGrid = ({ page: { markets }, groups, reach }: MarketGridProps) => (
  <Section id="markets" title={markets.title} note={markets.note} layout="wide">
    <ul className={styles.markets}>
      {groups.map(({ name, path, rules }) => (
        <li key={name}>
          <a href={path}>
            <b className="named">{name}</b>
            <span className={styles.glyphs}>
              {rules.map(({ id, force }) => (
                <ForceGlyph key={id} force={force} />
              ))}
            </span>
            <span className="soft">
              {`${rules.filter(isBinding).length} of ${rules.length} bind${reach.has(name) ? `. Reaches you: ${reach.get(name)}` : ''}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

export const NewestChanges = ({ page, changes }: { page: HubPage; changes: readonly FeedEntry[] }) => (
  <Section title={page.changes.title} note={page.changes.note} layout="wide">
    <ChangeStrip changes={changes} />
    <p className="note above">For information, and not legal advice.</p>
  </Section>
);
