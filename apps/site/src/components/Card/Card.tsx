import type { ReactNode } from 'react';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';
import { classNames } from '../class-names.ts';
import { Fold } from '../Fold/Fold.tsx';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { type CitedSource, CitedText } from '../SourceMarks/SourceMarks.tsx';
import styles from './Card.module.css';

export type CardFact = {
  label?: string | undefined;
  value: string;
  unit?: string | undefined;
  isPrice?: boolean;
};

export type CardProps = {
  title: string;
  text: string;
  id?: string | undefined;
  /** `plain`: ruled text between hairlines, for content that is no offer. */
  variant?: 'card' | 'plain';
  picture?: IllustrationName | undefined;
  /** A line above the title. */
  label?: ReactNode;
  /** Colour of the top rule, in a series of cards. */
  tone?: 1 | 2 | 3 | 4 | undefined;
  facts?: readonly CardFact[] | undefined;
  points?: readonly string[] | undefined;
  badge?: string | undefined;
  /** Shown after the text. */
  children?: ReactNode;
  /** A link that makes the whole card a target. */
  link?: { label: string; to: string } | undefined;
  note?: string | undefined;
  sources?: readonly CitedSource[];
  /** Answers of a filter that the card fits (`data-fits`). */
  fits?: readonly string[];
};

/** Where the subject of a plate is, if not in the middle; a narrow crop follows it. */
const subjects: { [Name in IllustrationName]?: 'left' | 'right' } = {
  'service-generative-ai-usage': 'left',
  'service-ai-adoption': 'right',
  'service-compliance-implementation': 'right',
  'service-data-protection-trustmark': 'right',
  'service-fraud-detection': 'right',
  'service-hr-optimization': 'right',
};

export function Card({ title, text, variant = 'card', link, ...props }: CardProps) {
  const { id, picture, label, tone, facts, points, badge, children, note, sources, fits } = props;
  const isPlain = variant === 'plain';
  const list = points && (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
  return (
    <article
      id={id}
      className={classNames(isPlain ? styles.plain : styles.card, picture && styles.pictured)}
      data-tone={tone}
      data-fits={fits?.join(' ')}
    >
      {picture && (
        <div className={classNames(styles.picture, styles[subjects[picture] ?? ''])}>
          <IllustrationImage name={picture} alt="" />
        </div>
      )}
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        <h3>{title}</h3>
        <CitedText className={styles.text} text={text} sources={sources} />
        {facts && list ? <Fold label={`${points.length} topics`}>{list}</Fold> : list}
        {children}
        {badge && <p className={styles.badge}>{badge}</p>}
        {facts && facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.value}>
                {fact.label && <span className="soft">{fact.label} </span>}
                <b className={classNames('num', fact.isPrice && styles.price)}>{fact.value}</b>
                {fact.unit && <span className="soft"> {fact.unit}</span>}
              </li>
            ))}
          </ul>
        )}
        {(link || note) && (
          <p className={classNames('spread', styles.foot)}>
            {link && <MoreLink {...link} subject={title} isStretched={!isPlain} />}
            {note && <span className="small soft">{note}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
