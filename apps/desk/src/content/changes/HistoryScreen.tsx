import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer } from '@vanda/desk-api/routes';
import { useNavigate } from 'react-router';
import { type RequestError, request } from '../../api/request.ts';
import { useRows } from '../../shortcuts/use-rows.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { ShowMore } from '../../ui/Button/ShowMore.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Empty } from '../../ui/Empty/Empty.tsx';
import { QueryStatus } from '../../ui/Failure/FailureAlerts.tsx';
import { ScreenHead } from '../../ui/Heading/ScreenHead.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OnlineLine } from '../ChangeRow.tsx';
import { ContentSide } from '../ContentSide.tsx';

/** What went online, the newest first. */
export function HistoryScreen() {
  useTitle('What went online');
  const query = useInfiniteQuery<
    Answer<'history'>,
    RequestError,
    { pages: Answer<'history'>[] },
    string[],
    string | undefined
  >({
    queryKey: ['history'],
    queryFn: ({ pageParam, signal }) =>
      request('history', { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const list = useRows<HTMLUListElement>(
    rows.map(({ commit }) => commit),
    '/content/history',
  );
  const navigate = useNavigate();
  useShortcuts({ open: () => list.current && void navigate(`/content/history/${list.current}`) });
  return (
    <Columns side={<ContentSide />}>
      <ScreenHead title="What went online" note="The newest first. Each can be taken back." />
      <QueryStatus query={query} />
      {query.data && rows.length === 0 && <Empty sentence="Nothing went online from here yet." />}
      <ul ref={list.listRef} onKeyDown={list.onKeyDown}>
        {rows.map((row) => (
          <OnlineLine key={row.commit} row={row} linkProps={list.rowProps(row.commit)} />
        ))}
      </ul>
      <ShowMore list={query} />
    </Columns>
  );
}
