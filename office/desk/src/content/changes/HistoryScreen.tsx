import { useList } from '../../api/hooks.ts';
import { useRows } from '../../shortcuts/hooks.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { Empty, ScreenHead, ShowMore, useTitle } from '../../ui/screen.tsx';
import { OnlineLine } from '../ChangeRow.tsx';

export function HistoryScreen() {
  useTitle('What went online');
  const list = useList('history', {});
  const { rowProps } = useRows(list.rows, ({ commit }) => commit);
  return (
    <>
      <ScreenHead title="What went online" note="The newest first. Each can be taken back." />
      <QueryStatus query={list} />
      {list.first && list.rows.length === 0 && <Empty sentence="Nothing went online from here yet." />}
      <ul>
        {list.rows.map((row) => (
          <OnlineLine key={row.commit} row={row} linkProps={rowProps(row.commit)} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}
