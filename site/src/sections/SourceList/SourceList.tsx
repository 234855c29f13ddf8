import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { shortDate } from '../../lib/dates.ts';
import type { Source } from '../../schemas/source.ts';
import styles from './SourceList.module.css';

type SourceListProps = { sources: readonly Source[]; reviewedOn: string };

/** Where the page's claims come from, numbered as its marks are. */
export function SourceList({ sources, reviewedOn }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <Section id="sources" title="Sources" note={`Last reviewed ${shortDate(reviewedOn)}.`}>
      <ol className={styles.list}>
        {sources.map(({ publisher, title, date, url }, i) => (
          <li key={`${publisher}${title}`} id={`source-${i + 1}`}>
            <span className="num">{i + 1}</span>
            <span>
              {publisher}, {url ? <Anchor to={url}>{title}</Anchor> : title}
              {date && `, ${sourceDate(date)}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** `2025`, `Jul 2025` or `7 Jul 2025`, as precisely as the publisher says it. */
function sourceDate(date: string): string {
  if (date.length === 10) return shortDate(date);
  return date.length === 7 ? shortDate(`${date}-01`).replace(/^1 /, '') : date;
}
