import type { DraftRow, OnlineRow } from '@vanda/desk-api/drafts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNowMs } from '../api/hooks.ts';
import { WayLine, type WayStep } from '../charts/lines.tsx';
import { formatMoment } from '../messages/dates.ts';
import type { RowLink } from '../shortcuts/hooks.ts';
import { classNames } from '../ui/class-names.ts';
import listRow from '../ui/Row/Row.module.css';
import { ButtonLink } from '../ui/screen.tsx';
import styles from './ChangeRow.module.css';

type ChangeRowProps = {
  to: string;
  name: string;
  about: string;
  way?: WayStep;
  state: ReactNode;
  by: string;
  when: string;
  /** The stretched link of the row must not cover this target. */
  action: ReactNode;
  linkProps?: RowLink | undefined;
};

export function ChangeRow({ to, name, about, way, state, by, when, action, linkProps }: ChangeRowProps) {
  return (
    <li className={classNames(listRow.row, styles.row)}>
      <div className={classNames(listRow.name, styles.name)}>
        <Link className="stretched" to={to} {...linkProps}>
          {name}
        </Link>
        <p className="soft">{about}</p>
      </div>
      <div className="flow note">
        {way && <WayLine at={way} />}
        <span>{state}</span>
      </div>
      <p className={`note ${styles.by}`}>
        <b>{by}</b>
        {when}
      </p>
      <div className={styles.act}>{action}</div>
    </li>
  );
}

const draftWays = {
  draft: 'written',
  failed: 'written',
  review: 'read',
  approved: 'read',
  scheduled: 'read',
  publishing: 'read',
} as const satisfies Record<DraftRow['state'], WayStep>;

export function draftStateMessage(draft: DraftRow, nowMs: number): string {
  if (draft.state === 'draft') return draft.sentBack ? 'sent back with notes' : 'in draft';
  if (draft.state === 'scheduled' && draft.publishAtMs !== null)
    return `goes online ${formatMoment(draft.publishAtMs, nowMs)}`;
  return {
    review: 'to be read',
    approved: 'read, can go online',
    scheduled: 'goes online later',
    publishing: 'going online',
    failed: 'not online',
  }[draft.state];
}

type DraftLineProps = { draft: DraftRow; action: string; to: string; isFirst?: boolean; linkProps: RowLink };

export function DraftLine({ draft, action, to, isFirst = false, linkProps }: DraftLineProps) {
  const nowMs = useNowMs();
  const titles = draft.entries.map(({ title }) => title).filter((title) => title !== draft.title);
  return (
    <ChangeRow
      to={to}
      name={draft.title}
      about={draft.failure ?? (draft.entries.length === 0 ? 'Nothing is changed yet' : titles.join(', '))}
      way={draftWays[draft.state]}
      state={draftStateMessage(draft, nowMs)}
      by={draft.by.name}
      when={formatMoment(draft.changedAtMs, nowMs)}
      linkProps={linkProps}
      action={
        <ButtonLink
          to={to}
          variant={isFirst ? 'primary' : undefined}
          aria-label={`${action}: ${draft.title}`}
        >
          {action}
        </ButtonLink>
      }
    />
  );
}

/** Who read and who published it, where that is not who wrote it. */
export function laterHands({ by, reader, publishedBy }: OnlineRow): string {
  if (reader === publishedBy) return `read and published by ${reader}, `;
  return `${reader === null ? '' : `read by ${reader}, `}${publishedBy === by ? '' : `published by ${publishedBy}, `}`;
}

export function OnlineLine({ row, linkProps }: { row: OnlineRow; linkProps: RowLink }) {
  const nowMs = useNowMs();
  const { commit, title, by, atMs, undoes, undoneBy, whyNot } = row;
  return (
    <ChangeRow
      to={`/content/history/${commit}`}
      name={title}
      about={undoes ? 'Takes an earlier change back' : ''}
      way="online"
      state={undoneBy ? 'taken back' : 'online'}
      by={by}
      when={`${laterHands(row)}${formatMoment(atMs, nowMs)}`}
      linkProps={linkProps}
      action={
        whyNot === null ? (
          <ButtonLink to={`/content/history/${commit}`} aria-label={`Undo: ${title}`}>
            Undo
          </ButtonLink>
        ) : (
          !undoneBy && <span className="note">{whyNot}</span>
        )
      }
    />
  );
}
