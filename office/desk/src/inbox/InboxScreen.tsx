import type { InboxView, InboxRow as Row } from '@vanda/desk-api/inbox';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useBootstrap, useList, useNowMs } from '../api/hooks.ts';
import { newestSeen, usePoll } from '../api/use-poll.ts';
import { formatDue } from '../messages/dates.ts';
import { inboxHeadline } from '../messages/headlines.ts';
import { useRows, useShortcuts } from '../shortcuts/hooks.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';
import { ButtonLink, Columns, Empty, GroupHead, ScreenHead, ShowMore, useTitle } from '../ui/screen.tsx';
import { FailedMailAlert } from './FailedMailScreen.tsx';
import { addressOf, filtersOf, isFiltered, viewNames } from './filters.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import styles from './InboxScreen.module.css';
import { InboxSide } from './InboxSide.tsx';
import { useHandling } from './use-handling.ts';

const emptySentences: Record<InboxView, string> = {
  open: 'Everybody has an answer.',
  mine: 'You have nothing in hand.',
  unassigned: 'Every open enquiry is in somebody’s hand.',
  answered: 'Nothing has been answered yet.',
  closed: 'Nothing has been closed yet.',
  spam: 'No robots suspected.',
};

export function InboxScreen() {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const address = addressOf(filters);
  const bootstrap = useBootstrap();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const query = useList('inbox', filters);
  const poll = usePoll(true);
  const filterRef = useRef<HTMLDivElement>(null);
  const [isFiltering, setFiltering] = useState(isFiltered(filters));

  const { first, rows } = query;
  const counts = poll?.counts ?? first?.counts ?? bootstrap.counts;
  const { current: row, rowProps } = useRows(rows, ({ reference }) => reference);
  const handling = useHandling();
  const open = ({ reference }: Row, at: string) => void navigate(`/enquiries/${reference}${address}${at}`);
  const isSpam = filters.view === 'spam';
  useTitle(counts.late > 0 ? `Inbox, ${counts.late} late` : 'Inbox');

  useEffect(() => {
    if (first) newestSeen.atMs = first.newestAtMs;
  }, [first]);

  const arrived = poll && first && poll.newestAtMs > first.newestAtMs ? poll.arrived : 0;
  const showArrivals = () => void query.refetch();
  useShortcuts({
    ...(row ? { reply: () => open(row, '#reply'), note: () => open(row, '#note') } : {}),
    ...(row && !isSpam
      ? { assignToMe: () => handling.toggleAssignment(row), close: () => handling.toggleClosed(row) }
      : {}),
    ...(row && isSpam ? { notSpam: () => handling.notSpam(row) } : {}),
    filter: () => filterRef.current?.querySelector('select')?.focus(),
    ...(arrived > 0 ? { arrivals: showArrivals } : {}),
  });

  const isOpenView = ['open', 'mine', 'unassigned'].includes(filters.view);
  const again = rows.filter(({ status }) => status !== 'open');
  const late = rows.filter(({ status, dueAtMs }) => status === 'open' && dueAtMs < nowMs);
  const within = rows.filter(({ status, dueAtMs }) => status === 'open' && dueAtMs >= nowMs);
  const ofView = (name: keyof NonNullable<typeof first>['matching']) =>
    `${first?.matching[name]} of ${first?.counts[filters.view]}`;
  const { promise } = bootstrap;
  const groups = isOpenView
    ? [
        { title: 'To look at again', rows: again, note: ofView('again') },
        { title: `Past ${promise}`, rows: late, note: ofView('late') },
        { title: `Within ${promise}`, rows: within, note: ofView('within') + nextDue(within, nowMs) },
      ]
    : [
        {
          title: viewNames[filters.view],
          rows,
          note: isFiltered(filters) ? ofView('total') : `${first?.matching.total}`,
        },
      ];

  return (
    <Columns side={<InboxSide filters={filters} counts={counts} />}>
      <ScreenHead
        title={
          isOpenView && (first || counts.late > 0)
            ? inboxHeadline(counts, first?.nextDueAtMs ?? null, nowMs)
            : isOpenView
              ? 'Inbox'
              : viewNames[filters.view]
        }
        tools={
          <>
            <ButtonLink to="/enquiries/new" variant="plain">
              Enter one by hand
            </ButtonLink>
            <Button
              variant="plain"
              className="phone"
              aria-expanded={isFiltering}
              onClick={() => setFiltering(!isFiltering)}
            >
              Filter
            </Button>
            <div ref={filterRef} className={styles.filters} data-open={isFiltering}>
              <InboxFilters filters={filters} />
            </div>
          </>
        }
      />
      {counts.mailFailed > 0 && <FailedMailAlert count={counts.mailFailed} />}
      {handling.question && <FormPanel {...handling.question} />}
      <CommandFailed command={handling.command} safe="Nothing was changed." />
      {arrived > 0 && (
        <p className={styles.arrivals} role="status">
          <Button variant="text" onClick={showArrivals}>
            {arrived} new
          </Button>
        </p>
      )}
      <QueryStatus query={query} message="Loading the inbox" />
      <div>
        {rows.length > 0 &&
          groups
            .filter((group) => group.rows.length > 0)
            .map((group) => (
              <section key={group.title}>
                <GroupHead title={group.title} note={group.note} />
                <ul>
                  {group.rows.map((each) => (
                    <InboxRow
                      key={each.reference}
                      row={each}
                      nowMs={nowMs}
                      to={`/enquiries/${each.reference}${address}`}
                      linkProps={rowProps(each.reference)}
                    />
                  ))}
                </ul>
              </section>
            ))}
      </div>
      <ShowMore list={query} />
      {first && rows.length === 0 && (
        <Empty
          sentence={
            bootstrap.isEmpty
              ? 'Nothing has come in yet.'
              : isFiltered(filters)
                ? 'Nothing here fits the filters.'
                : emptySentences[filters.view]
          }
        >
          {bootstrap.isEmpty && (
            <p>
              To try the desk out, an empty store can be filled with demo data:{' '}
              <code>npm run enquiries -- desk demo</code>
            </p>
          )}
          {filters.view === 'mine' && !isFiltered(filters) && (
            <p className="soft">
              Take an enquiry in hand under <Link to="/?view=unassigned">With nobody</Link>, or press T on its
              row.
            </p>
          )}
          {isFiltered(filters) && (
            <Button onClick={() => void navigate(`/${addressOf({ view: filters.view })}`)}>Show all</Button>
          )}
        </Empty>
      )}
      {first && (
        <p
          className="hiddenVisually"
          role="status"
        >{`${counted(first.matching.total, 'enquiry', 'enquiries')} in this list`}</p>
      )}
    </Columns>
  );
}

function nextDue(rows: Row[], nowMs: number): string {
  const [next] = rows;
  return next ? `, next ${formatDue(next.dueAtMs, nowMs)}` : '';
}
