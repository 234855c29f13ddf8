import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import type { PageOf } from '../../schemas/page.ts';
import styles from './SampleSheet.module.css';

export type Sample = PageOf<'home'>['samples']['papers'][number] & {
  title: string;
  rows: readonly { text: string; mark: string }[];
  /** Lines of the tool's paper that the sample leaves out. */
  more: number;
  path: string;
};

type SampleSheetProps = Sample & { heading?: 'h2' | 'h3' };

/** First lines of what a tool gives for the answers of a sample. */
export const SampleSheet = ({ heading: Heading = 'h3', ...sample }: SampleSheetProps) => (
  <section className={styles.sheet}>
    <p className="note spread">
      <span>{sample.name}</span>
      <span>sample</span>
    </p>
    <Heading className="named">{sample.title}</Heading>
    <p>{sample.about}</p>
    <ul className="ledger">
      {sample.rows.map(({ text, mark }) => (
        <li key={text + mark}>
          <span>{text}</span>
          <b className="num">{mark}</b>
        </li>
      ))}
    </ul>
    <p className="spread">
      <MoreLink to={sample.path} label={sample.label} isStretched />
      {sample.more > 0 && <span className="note">{sample.more} more</span>}
    </p>
  </section>
);
