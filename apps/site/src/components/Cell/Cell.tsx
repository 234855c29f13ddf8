import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, CitedText, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './Cell.module.css';

type CellProps = {
  title: string;
  text: string;
  label?: string | undefined;
  facts?: readonly { label: string; value: string }[] | undefined;
  points?: readonly string[] | undefined;
  law?: { text: string; sources: readonly CitedSource[] } | undefined;
  question?: string | undefined;
  link?: { label: string; to: string } | undefined;
  sources?: readonly CitedSource[];
};

export function Cell(props: CellProps) {
  const { title, text, label, facts, points, law, question, link, sources } = props;
  return (
    <article>
      {label && <p className={styles.label}>{label}</p>}
      <h3>{title}</h3>
      <CitedText className={`soft ${styles.text}`} text={text} sources={sources} />
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {facts && (
        <dl className={`small ${styles.facts}`}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {law && (
        <p className={styles.text}>
          <b>Law.</b> <Rich text={law.text} />
          <SourceMarks sources={law.sources} />
        </p>
      )}
      {question && (
        <p className={styles.text}>
          <b>{question}</b>
        </p>
      )}
      {link && (
        <p>
          <MoreLink to={link.to} label={link.label} subject={title} />
        </p>
      )}
    </article>
  );
}
