import type { InboxView, ViewCounts } from '@vanda/desk-api/inbox';
import { monthAndYear } from '@vanda/forms/date-formats';
import { useState } from 'react';
import { useBootstrap } from '../api/hooks.ts';
import { AgeLine } from '../charts/lines.tsx';
import { formatDuration } from '../messages/dates.ts';
import { percentage } from '../messages/numbers.ts';
import { SidePart } from '../ui/screen.tsx';
import { type View, ViewList } from '../ui/ViewList/ViewList.tsx';
import { addressOf, type Filters, viewNames } from './filters.ts';

export function InboxSide({ filters, counts }: { filters: Filters | undefined; counts: ViewCounts }) {
  const { lastMonth, promise } = useBootstrap();
  const [isMore, setMore] = useState(false);
  const rest = isMore ? 'everywhere' : 'column';
  const view = (name: InboxView, where: View['where'] = 'everywhere'): View => ({
    to: `/${addressOf({ ...filters, view: name })}`,
    name: viewNames[name],
    count: counts[name],
    isCurrent: filters?.view === name,
    where: filters?.view === name ? 'everywhere' : where,
  });
  const mailFailed: View = {
    to: '/mail-failed',
    name: 'Mail given up',
    count: counts.mailFailed,
    isCurrent: filters === undefined,
    where: filters === undefined ? 'everywhere' : rest,
  };
  const toLookAt: View = {
    to: counts.spam > 0 ? '/?view=spam' : '/mail-failed',
    name: 'To look at',
    count: counts.spam + counts.mailFailed,
    isCurrent: false,
    where: 'chips',
  };
  return (
    <>
      <SidePart title="Enquiries">
        <ViewList
          label="Views"
          views={[
            view('open'),
            view('mine'),
            view('unassigned', rest),
            view('answered', rest),
            view('closed', rest),
            ...(isMore || filters?.view === 'spam' || !filters ? [] : [toLookAt]),
          ]}
          more={{ isOpen: isMore, toggle: () => setMore(!isMore) }}
        />
      </SidePart>
      <SidePart title="To look at" isWide={!isMore && filters?.view !== 'spam' && filters !== undefined}>
        <ViewList label="To look at" views={[view('spam', rest), mailFailed]} />
      </SidePart>
      {lastMonth && (
        <SidePart title={`${monthAndYear(lastMonth.month)}, answered within ${promise}`} isWide>
          <p>
            <span className="fig">
              {lastMonth.received === 0 ? 'none' : percentage(lastMonth.answeredWithin, lastMonth.received)}
            </span>
          </p>
          <p className="note">
            {lastMonth.answeredWithin} of {lastMonth.received}.{' '}
            <span>{lastMonth.medianMs !== null && `Median ${formatDuration(lastMonth.medianMs)}. `}</span>
            The month is closed, so the figure no longer moves.
          </p>
        </SidePart>
      )}
      <SidePart title="How to read a line" isWide>
        <AgeLine promiseMs={2} ageMs={1} />
        <p className="note">
          The seed is now. The double line is the promise: an answer within {promise}. Taking it in hand does
          not stop the line; an answer does.
        </p>
      </SidePart>
    </>
  );
}
