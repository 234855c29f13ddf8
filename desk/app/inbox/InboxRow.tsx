import { Link } from 'react-router';
import type { InboxRow as Row } from '../../contract/inbox.ts';
import { AgeLine } from '../drawings/AgeLine/AgeLine.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import listRow from '../ui/Row/Row.module.css';
import { ageInWords, dueInWords, momentInWords } from '../words/moments.ts';
import styles from './InboxScreen.module.css';

type InboxRowProps = {
  row: Row;
  nowMs: number;
  to: string;
  isCurrent: boolean;
  /** From `useRows`. */
  linkProps: { 'data-row': string; tabIndex: 0 | -1; onFocus: () => void };
};

/** One enquiry: age, name and company, first words, what it is about, who has it in hand. */
export function InboxRow({ row, nowMs, to, isCurrent, linkProps }: InboxRowProps) {
  const { name, company, firstWords, about, through, owner, standing, suspicion } = row;
  const endMs = row.answeredAtMs ?? (standing === 'closed' ? row.closedAtMs : null);
  const ageMs = (endMs ?? nowMs) - row.receivedAtMs;
  const isLate = standing === 'open' && nowMs > row.dueAtMs;
  return (
    <li className={classNames(listRow.row, styles.row)}>
      <p className={styles.age}>
        <span className="fig">{ageInWords(ageMs)}</span>
        <small className={isLate ? 'late' : 'soft'}>{standingInWords(row, nowMs)}</small>
      </p>
      <span className={styles.line}>
        <AgeLine ageMs={ageMs} isAnswered={endMs !== null} />
      </span>
      <div className={classNames(listRow.name, styles.who)}>
        <Link to={to} {...linkProps} aria-current={isCurrent ? true : undefined}>
          {name}
        </Link>{' '}
        {company && <span className="soft">{company}</span>}
        <p className={classNames(styles.words, suspicion !== null && styles.kept)}>
          {suspicion?.words ?? firstWords}
        </p>
      </div>
      <p className={styles.what}>
        {about}
        <small>{through}</small>
        {row.hasMailGivenUp && (
          <small className={styles.mail}>
            <Icon name="warning" /> Mail given up
          </small>
        )}
      </p>
      <span className={classNames(styles.owner, !owner && styles.nobody)}>{owner?.name ?? 'nobody yet'}</span>
    </li>
  );
}

function standingInWords(
  { standing, dueAtMs, answeredAtMs, closedAtMs, receivedAtMs }: Row,
  nowMs: number,
): string {
  if (answeredAtMs !== null) return `answered ${momentInWords(answeredAtMs, nowMs)}`;
  if (standing === 'closed' && closedAtMs !== null) return `closed ${momentInWords(closedAtMs, nowMs)}`;
  if (standing === 'suspected') return momentInWords(receivedAtMs, nowMs);
  return dueInWords(dueAtMs, nowMs);
}
