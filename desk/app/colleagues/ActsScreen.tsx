import { Link, useNavigate, useSearchParams } from 'react-router';
import { useNowMs } from '../api/server-clock.ts';
import { useList } from '../api/use-list.ts';
import { useRoom } from '../api/use-room.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { FilterField } from '../ui/Field/Field.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { NoPermission } from '../ui/Refusal/NoPermission.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import table from '../ui/Table/Table.module.css';
import { useTitle } from '../ui/use-title.ts';
import { actorInWords } from '../words/actors.ts';
import { momentInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';

/** Who did what, when, to which reference. No contents, and nothing in it can be edited. */
export function ActsScreen() {
  useTitle('Record of acts');
  const { colleagues } = useRoom();
  const [params] = useSearchParams();
  const colleague = params.get('colleague') ?? undefined;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { pages, error, refetch, hasNextPage, fetchNextPage } = useList(
    'acts',
    colleague ? { colleague } : {},
  );
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  if (error?.refusal.code === 'no-permission')
    return <NoPermission administrators={error.refusal.administrators} />;
  return (
    <>
      <ScreenHead
        title="Record of acts"
        note={pages?.[0] && `${counted(pages[0].total, 'act')}, the latest first. No contents.`}
        tools={
          <FilterField
            name="Person"
            value={colleague ?? ''}
            onChange={({ target }) =>
              void navigate(target.value ? `/colleagues/acts?colleague=${target.value}` : '/colleagues/acts')
            }
          >
            <option value="">Person: all</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FilterField>
        }
      />
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!pages && !error && <Loading />}
      {pages && rows.length === 0 && <Empty sentence="Nothing was done yet." />}
      {rows.length > 0 && (
        <table className={`${table.table} ${table.stacks}`}>
          <caption className="hiddenVisually">Acts, the latest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Reference</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, atMs, by, words, reference }) => (
              <tr key={id}>
                <td className="num soft">{momentInWords(atMs, nowMs)}</td>
                <th scope="row">{actorInWords(by)}</th>
                <td>{words}</td>
                <td className="num">
                  {reference && <Link to={`/enquiries/${reference}`}>{reference}</Link>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}
