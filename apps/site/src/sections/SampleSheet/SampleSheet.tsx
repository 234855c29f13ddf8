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

/** First lines of what a tool gives for the answers of a sample. */
export const SampleSheet = ({ name, about, title, rows, more, label, path }: Sample) => (
  <section className={styles.sheet}>
    <p className="note spread">
      <span>{name}</span>
      <span>sample</span>
    </p>
    <h3>{title}</h3>
    <p>{about}</p>
    <ul className="ledger">
      {rows.map(({ text, mark }) => (
        <li key={text + mark}>
          <span>{text}</span>
          <b className="num">{mark}</b>
        </li>
      ))}
    </ul>
    <p className="spread">
      <MoreLink to={path} label={label} isStretched />
      {more > 0 && <span className="note">{more} more</span>}
    </p>
  </section>
);
