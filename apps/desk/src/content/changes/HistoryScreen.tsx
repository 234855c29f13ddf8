import { useList } from '../../api/hooks.ts';
import { useRows } from '../../shortcuts/use-rows.ts';
import { ShowMore } from '../../ui/buttons.tsx';
import { Empty } from '../../ui/Empty/Empty.tsx';
import { QueryStatus } from '../../ui/Failure/FailureAlerts.tsx';
import { ScreenHead, useTitle } from '../../ui/Heading/heads.tsx';
import { OnlineLine } from '../ChangeRow.tsx';

export function HistoryScreen() {
  useTitle('What went online');
  const list = useList('history', {});
  const { rowProps } = useRows(list.rows, ({ commit }) => commit, '/content/history');
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
