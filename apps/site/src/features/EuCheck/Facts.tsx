import type { Assessment } from '@vanda/eu-ai-act-rules/assess';
import { shortDate } from '@vanda/forms/day';
import type { ReactNode, RefObject } from 'react';
import { ceilingForYou, countDuties, highestFine, plural } from './check-messages.ts';
import styles from './Result.module.css';

type FactsProps = { result: Assessment; today: string; heading: RefObject<HTMLHeadingElement | null> };

export function Facts({ result, today, heading }: FactsProps) {
  const { inForce, later, next } = countDuties(result, today);
  const fine = highestFine(result);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {result.headline.title}
      </h1>
      <p className="lead">
        {result.headline.lead}{' '}
        {inForce === 0 ? 'Nothing is in force today.' : `${plural(inForce, 'duty')} in force today.`}
      </p>
      <dl className={styles.facts}>
        <Fact label="In force today" value={plural(inForce, 'duty')} />
        <Fact
          label="To come"
          value={next ? plural(later, 'duty') : 'None'}
          note={
            next && (
              <>
                from {shortDate(next.day)}
                {next.original && (
                  <>
                    , was <s>{shortDate(next.original)}</s>
                  </>
                )}
              </>
            )
          }
        />
        <Fact label="Open" value={plural(result.openPoints.length, 'point')} />
        {fine && (
          <Fact
            label="The fine, at most"
            value={ceilingForYou(fine)}
            note={fine.article}
            className={styles.fine}
          />
        )}
      </dl>
    </>
  );
}

type FactProps = { label: string; value: string; note?: ReactNode; className?: string | undefined };

const Fact = ({ label, value, note, className }: FactProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {note && <dd className="note">{note}</dd>}
  </div>
);
