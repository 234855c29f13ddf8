import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { InboxView, InboxRow as Row } from '../../contract/inbox.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useList } from '../api/use-list.ts';
import { useRoom } from '../api/use-room.ts';
import { newestSeen } from '../frame/newest-seen.ts';
import { usePulse } from '../frame/use-pulse.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useRows } from '../keys/use-rows.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Columns } from '../ui/Columns/Columns.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { GroupHead } from '../ui/Heading/GroupHead.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { ActRefused, AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { dueInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import { inboxSentence } from '../words/sentences.ts';
import { addressOf, filtersOf, isFiltered } from './filters.ts';
import { GivenUpBand } from './GivenUpBand.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import styles from './InboxScreen.module.css';
import { InboxSide } from './InboxSide.tsx';
import { useHandling } from './use-handling.ts';

/** Heads of the views that are one group. */
const viewHeads: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unowned: 'With nobody',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected robots',
};
const emptySentences: Record<InboxView, string> = {
  open: 'Everybody has an answer.',
  mine: 'You have nothing in hand.',
  unowned: 'Every open enquiry is in somebody’s hand.',
  answered: 'Nothing has been answered yet.',
  closed: 'Nothing has been closed yet.',
  suspected: 'No robots suspected.',
};

/** One list by age, with the owner as a column: the clock belongs to the visitor. */
export function InboxScreen() {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const address = addressOf(filters);
  const room = useRoom();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { pages, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useList('inbox', filters);
  const pulse = usePulse(true);
  const filterRef = useRef<HTMLDivElement>(null);
  const [isFiltering, setFiltering] = useState(isFiltered(filters));

  const first = pages?.[0];
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const counts = pulse?.counts ?? first?.counts ?? room.counts;
  const list = useRows(
    rows.map(({ reference }) => reference),
    `/${address}`,
  );
  const row = rows.find(({ reference }) => reference === list.current);
  const handling = useHandling();
  const open = (at: string) => row && void navigate(`/enquiries/${row.reference}${address}${at}`);
  const isSuspected = filters.view === 'suspected';
  useTitle(counts.late > 0 ? `Inbox, ${counts.late} late` : 'Inbox');

  useEffect(() => {
    if (first) newestSeen.atMs = first.newestAtMs;
  }, [first]);

  const arrived = pulse && first && pulse.newestAtMs > first.newestAtMs ? pulse.arrived : 0;
  const showArrivals = () => void refetch();
  useKeys({
    open: () => open(''),
    ...(row ? { answer: () => open('#answer'), note: () => open('#note') } : {}),
    ...(row && !isSuspected
      ? { take: () => handling.takeOrGiveBack(row), close: () => handling.closeOrReopen(row) }
      : {}),
    ...(row && isSuspected ? { release: () => handling.release(row) } : {}),
    filter: () => filterRef.current?.querySelector('select')?.focus(),
    ...(arrived > 0 ? { arrivals: showArrivals } : {}),
  });

  const isOpenView = ['open', 'mine', 'unowned'].includes(filters.view);
  const late = rows.filter(({ dueAtMs }) => dueAtMs < nowMs);
  const within = rows.filter(({ dueAtMs }) => dueAtMs >= nowMs);
  const groups = isOpenView
    ? [
        { title: 'Past 24 hours', rows: late, note: `${first?.matching.late} of ${first?.ofView}` },
        {
          title: 'Within 24 hours',
          rows: within,
          note: `${first?.matching.within} of ${first?.ofView}${nextDue(within, nowMs)}`,
        },
      ]
    : [
        {
          title: viewHeads[filters.view],
          rows,
          note: isFiltered(filters)
            ? `${first?.matching.total} of ${first?.ofView}`
            : `${first?.matching.total}`,
        },
      ];

  return (
    <Columns side={<InboxSide filters={filters} counts={counts} />}>
      <ScreenHead
        title={
          isOpenView && (first || counts.late > 0)
            ? inboxSentence(
                {
                  lateCount: counts.late,
                  openCount: counts.open,
                  nextDueAtMs: first?.nextDueAtMs ?? undefined,
                },
                nowMs,
              )
            : isOpenView
              ? 'Inbox'
              : viewHeads[filters.view]
        }
        tools={
          <>
            <Button
              look="plain"
              className={styles.unfold}
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
      {counts.mailGivenUp > 0 && <GivenUpBand count={counts.mailGivenUp} />}
      <ActRefused act={handling.act} safe="Nothing was changed." />
      {arrived > 0 && (
        <p className={styles.arrivals} role="status">
          <Button look="text" onClick={showArrivals}>
            {arrived} new
          </Button>
        </p>
      )}
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!pages && !error && <Loading words="Loading the inbox" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work on the rows' links, which are its children */}
      <div ref={list.listRef} onKeyDown={list.onKeyDown}>
        {rows.length > 0 &&
          groups
            .filter((group) => group.rows.length > 0)
            .map((group) => (
              <section key={group.title} className={styles.group}>
                <GroupHead title={group.title} note={group.note} />
                <ul>
                  {group.rows.map((each) => (
                    <InboxRow
                      key={each.reference}
                      row={each}
                      nowMs={nowMs}
                      to={`/enquiries/${each.reference}${address}`}
                      isCurrent={each.reference === list.current}
                      linkProps={list.rowProps(each.reference)}
                    />
                  ))}
                </ul>
              </section>
            ))}
      </div>
      {hasNextPage && (
        <p className={styles.more}>
          <Button onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
            Show more
          </Button>
        </p>
      )}
      {first && rows.length === 0 && (
        <Empty
          sentence={
            room.isEmpty
              ? 'Nothing has come in yet.'
              : isFiltered(filters)
                ? 'Nothing here fits the filters.'
                : emptySentences[filters.view]
          }
        >
          {room.isEmpty && (
            <p>
              To try the desk out, an empty store can be filled with invented people:{' '}
              <code>npm run enquiries -- desk demo</code>
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
  return next ? `, next ${dueInWords(next.dueAtMs, nowMs).replace(' today', '')}` : '';
}
