import type { FoundOpenPoint } from '@vanda/eu-ai-act-rules/assess';
import { Button } from '@vanda/ui/Button.tsx';
import type { RefObject } from 'react';
import type { GivenAnswer } from './check-messages.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { Provision } from './Provision.tsx';
import styles from './Result.module.css';

type ContradictionsProps = {
  points: readonly FoundOpenPoint[];
  given: readonly GivenAnswer[];
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (id: string) => void;
  onAccept: () => void;
};

export function Contradictions({ points, given, heading, onChange, onAccept }: ContradictionsProps) {
  return (
    <div className={styles.result}>
      <h1 tabIndex={-1} ref={heading}>
        Some answers cannot all hold
      </h1>
      <p className="lead">Change the one that is wrong. Or go on: the result then counts as written here.</p>
      {points.map(({ id, title, text, counted, article, between = [] }) => (
        <section key={id} className={styles.part}>
          <h2>{title}</h2>
          <p>
            {text} {counted} <Provision article={article} />
          </p>
          <GivenAnswers given={given.filter((answer) => between.includes(answer.id))} onChange={onChange} />
        </section>
      ))}
      <p data-print="no">
        <Button variant="primary" onClick={onAccept}>
          Go on to the result
        </Button>
      </p>
    </div>
  );
}
