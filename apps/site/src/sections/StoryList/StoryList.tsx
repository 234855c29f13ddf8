import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { EvidenceLine } from '../../charts/EvidenceKey/EvidenceKey.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, type CitedSource, CitedText } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import type { Industry } from '../../schemas/industry.ts';
import type { Source } from '../../schemas/source.ts';
import styles from './StoryList.module.css';

type StoryListProps = {
  stories: Industry['stories'];
  sources: readonly Source[];
  cite: Cite;
};

export const StoryList = ({ stories: { note, items }, sources, cite }: StoryListProps) => (
  <Section
    id="success-stories"
    title="Success Stories"
    note={note}
    layout="wide"
    ground="tint"
    aside={<EvidenceLine measures={items.map(({ measure }) => measure)} />}
  >
    <ul className={`ruled ${styles.stories}`}>
      {items.map(({ stat, title, text, linkLabel, measure, sources: keys }) => {
        const cited = cite(keys);
        return (
          <li key={title}>
            <p className={styles.stat}>
              <Stat text={stat} />
            </p>
            <div>
              <h3>{title}</h3>
              <CitedText className="soft" text={text} sources={cited} />
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

/** @throws where the first source has no URL */
function addressOf(sources: readonly Source[], [first]: readonly CitedSource[]): string {
  const url = first && sources[first.number - 1]?.url;
  if (!url) throw new Error(`The first source of a success story needs an address: "${first?.key}" has none`);
  return url;
}
