import type { ReactNode } from 'react';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { Rich } from '../Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../SourceMarks/SourceMarks.tsx';
import styles from './Cell.module.css';

type CellProps = {
  title: string;
  text: string;
  /** Small line above the title, such as A.5. */
  label?: string | undefined;
  facts?: readonly { label: string; value: string }[] | undefined;
  points?: readonly string[] | undefined;
  /** A question to put, at the foot. */
  question?: string | undefined;
  link?: { label: string; to: string } | undefined;
  sources?: readonly CitedSource[];
  /** Drawn between name and sentence. */
  drawing?: ReactNode;
};

/** One item of a grid: name, sentence, facts, and a link at the foot. */
export function Cell({ title, text, label, facts, points, question, link, sources, drawing }: CellProps) {
  return (
    <article className={styles.cell}>
      {label && <p className={styles.label}>{label}</p>}
      <h3>{title}</h3>
      {drawing}
      <p className={styles.text}>
        <Rich text={text} />
        <SourceMarks sources={sources} />
      </p>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {facts && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {question && <p className={styles.question}>{question}</p>}
      {link && (
        <p className={styles.foot}>
          <MoreLink to={link.to} label={link.label} subject={title} />
        </p>
      )}
    </article>
  );
}
