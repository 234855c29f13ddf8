import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Fold, FoldAfter } from '../../components/Fold/Fold.tsx';
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

/** Two rows of three columns. */
const firstSources = 6;

/** The rest of a long list folds; a mark that cites a folded source opens it. */
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
        <div className={styles.lists}>
          <FoldAfter
            items={sources}
            first={firstSources}
            most={8}
            label="more sources"
            isOnPhonesOnly={false}
          >
            {(some) => (
              <ol start={some[0] === sources[0] ? undefined : firstSources + 1}>
                {some.map((source) => {
                  const number = sources.indexOf(source) + 1;
                  return (
                    <li key={number} id={`source-${number}`}>
                      <OneSource source={source} marks={backLinks?.get(number) ?? []} />
                    </li>
                  );
                })}
              </ol>
            )}
          </FoldAfter>
        </div>
      </Fold>
    </Section>
  );
}

const OneSource = ({ source, marks }: { source: Source; marks: readonly string[] }) => {
  const { publisher, title, date, url, isUnopened, readIn } = source;
  return (
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
      <BackToMarks marks={marks} />
    </span>
  );
};

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
