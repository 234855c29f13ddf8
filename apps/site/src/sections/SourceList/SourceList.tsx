import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Source } from '../../schemas/source.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './SourceList.module.css';

type SourceListProps = {
  sources: readonly Source[];
  review?: string;
  note?: string;
  /** Ids of the marks that cite a source, by its number. */
  backLinks?: ReadonlyMap<number, readonly string[]>;
  isPrinted?: boolean;
};

export function SourceList({ sources, review, note, backLinks, isPrinted = true }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <Section
      id="sources"
      title="Sources"
      layout="quiet"
      note={note ?? (review && `${review}.`)}
      isPrinted={isPrinted}
    >
      <Fold label={countText(sources.length)}>
        <ol className={`note ${styles.list}`}>
          {sources.map(({ publisher, title, date, url, isUnopened, readIn }, i) => (
            <li key={`${publisher}${title}`} id={`source-${i + 1}`}>
              <span>
                {`${publisher}, `}
                {url ? (
                  <Anchor to={url} hasOutwardArrow={false}>
                    {title}
                  </Anchor>
                ) : (
                  title
                )}
                {date && (
                  <>
                    , <span className={styles.date}>{sourceDate(date)}</span>
                  </>
                )}
                {readIn ? (
                  <>
                    {'; read in an account by '}
                    <Anchor to={readIn.url} hasOutwardArrow={false}>
                      {readIn.publisher}
                    </Anchor>
                  </>
                ) : (
                  isUnopened && '; not opened by us'
                )}
                <BackToMarks marks={backLinks?.get(i + 1) ?? []} />
              </span>
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}

const countText = (count: number) => counted(count, 'source');

function BackToMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.back} data-print="no" {...inMarkdown('skip')}>
      {marks.map((id, i) => {
        const letter = String.fromCharCode(97 + i);
        return (
          <a key={id} href={`#${id}`} aria-label={`Back to the text: ${letter}`}>
            {letter}
          </a>
        );
      })}
    </span>
  );
}

function sourceDate(date: string): string {
  if (date.length === 10) return shortDate(date);
  return date.length === 7 ? shortDate(`${date}-01`).replace(/^1 /, '') : date;
}
