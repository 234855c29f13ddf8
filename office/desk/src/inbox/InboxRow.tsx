import type { InboxRow as Row } from '@vanda/desk-api/inbox';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Link } from 'react-router';
import { AgeLine } from '../charts/lines.tsx';
import { formatAge, formatDue, formatMoment, formatShortDay } from '../messages/dates.ts';
import type { RowLink } from '../shortcuts/hooks.ts';
import { classNames } from '../ui/class-names.ts';
import listRow from '../ui/Row/Row.module.css';
import styles from './InboxScreen.module.css';

type InboxRowProps = { row: Row; nowMs: number; to: string; linkProps: RowLink };

export function InboxRow({ row, nowMs, to, linkProps }: InboxRowProps) {
  const { name, company, firstWords, about, through, assignee, writing, status, spamReason } = row;
  const endMs = row.answeredAtMs ?? (status === 'closed' ? row.closedAtMs : null);
  const ageMs = (endMs ?? nowMs) - row.receivedAtMs;
  const isLate = status === 'open' && nowMs > row.dueAtMs;
  return (
    <li className={classNames('unfolding', listRow.row, styles.row)}>
      <p className={styles.age}>
        <span className="fig num">{formatAge(ageMs)}</span>
        <small className={isLate ? 'late' : 'soft'}>{formatStatus(row, nowMs)}</small>
      </p>
      <span className={styles.line}>
        <AgeLine promiseMs={row.dueAtMs - row.receivedAtMs} ageMs={ageMs} isAnswered={endMs !== null} />
      </span>
      <div className={listRow.name}>
        <Link
          className="stretched"
          to={to}
          {...linkProps}
          aria-current={linkProps.tabIndex === 0 || undefined}
        >
          {name}
        </Link>{' '}
        {company && <span className="soft">{company}</span>}
        <p className={classNames('soft', styles.words, spamReason !== null && styles.kept)}>
          {spamReason ?? firstWords}
        </p>
      </div>
      <p className={styles.what}>
        {about}
        <small className="under">{through}</small>
        {row.hasFailedMail && (
          <small className={styles.mail}>
            <Icon name="warning" /> Mail given up
          </small>
        )}
      </p>
      <p className={assignee || writing.length > 0 ? undefined : `soft ${styles.nobody}`}>
        {(assignee || writing.length === 0) && <span>{assignee?.name ?? 'nobody yet'}</span>}
        {writing.length > 0 && (
          <small className="under">{`${writing.join(' and ')} ${writing.length > 1 ? 'are' : 'is'} writing`}</small>
        )}
      </p>
    </li>
  );
}

function formatStatus(
  { status, dueAtMs, answeredAtMs, closedAtMs, receivedAtMs, followUpDay }: Row,
  nowMs: number,
): string {
  if (followUpDay !== null && status !== 'open') return `again on ${formatShortDay(followUpDay)}`;
  if (answeredAtMs !== null) return `answered ${formatMoment(answeredAtMs, nowMs)}`;
  if (status === 'closed' && closedAtMs !== null) return `closed ${formatMoment(closedAtMs, nowMs)}`;
  if (status === 'spam') return formatMoment(receivedAtMs, nowMs);
  return formatDue(dueAtMs, nowMs);
}
