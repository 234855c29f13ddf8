import { ChangeLine } from '../../figures/Change/ChangeLine.tsx';
import { EvidenceLine } from '../../figures/EvidenceKey/EvidenceKey.tsx';
import type { Industry } from '../../schemas/industry.ts';
import type { Source } from '../../schemas/source.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { type Cite, type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './StoryList.module.css';

type StoryListProps = {
  stories: Industry['stories'];
  /** The page's numbered sources. */
  sources: readonly Source[];
  cite: Cite;
};

/** Three results that somebody published: figure, text, and the source with an outward arrow. */
export function StoryList({ stories: { note, items }, sources, cite }: StoryListProps) {
  return (
    <Section
      id="success-stories"
      title="Success Stories"
      note={note}
      layout="wide"
      ground="tint"
      aside={<EvidenceLine measures={items.map(({ measure }) => measure)} />}
    >
      <ul className={styles.stories}>
        {items.map(({ figure, title, text, linkLabel, measure, sources: keys }) => {
          const cited = cite(keys);
          return (
            <li key={title}>
              <p className={styles.figure}>
                <Figure text={figure} />
              </p>
              <div>
                <h3>{title}</h3>
                <p className="soft">
                  <Rich text={text} />
                  <SourceMarks sources={cited} />
                </p>
                {measure && <ChangeLine measure={measure} />}
              </div>
              <p className={styles.source}>
                <MoreLink to={addressOf(sources, cited)} label={linkLabel} size="small" />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Address of the first source; throws by name where it has none, because a story without a link is not one. */
function addressOf(sources: readonly Source[], [first]: readonly CitedSource[]): string {
  const url = first && sources[first.number - 1]?.url;
  if (!url) throw new Error(`The first source of a success story needs an address: "${first?.key}" has none`);
  return url;
}
