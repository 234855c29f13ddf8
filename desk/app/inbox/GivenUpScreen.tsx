import { Link } from 'react-router';
import { useNowMs } from '../api/server-clock.ts';
import { useAct } from '../api/use-act.ts';
import { useList } from '../api/use-list.ts';
import { useRoom } from '../api/use-room.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useRows } from '../keys/use-rows.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Columns } from '../ui/Columns/Columns.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { ActRefused, AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import table from '../ui/Table/Table.module.css';
import { useTitle } from '../ui/use-title.ts';
import { mailName } from '../words/mails.ts';
import { momentInWords } from '../words/moments.ts';
import { InboxSide } from './InboxSide.tsx';

/** Mail that the service does not try again by itself. */
export function GivenUpScreen() {
  useTitle('Mail given up');
  const { counts } = useRoom();
  const nowMs = useNowMs();
  const { pages, error, refetch, hasNextPage, fetchNextPage } = useList('mailGivenUp', {});
  const retry = useAct('retryMail');
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const list = useRows<HTMLTableElement>(
    rows.map(({ mail }) => mail.id),
    '/mail-given-up',
  );
  useKeys({ open: () => undefined });
  return (
    <Columns side={<InboxSide filters={undefined} counts={counts} />}>
      <ScreenHead
        title="Mail given up"
        note="Correct the address, or try again once the other side answers. Nothing is tried again by itself."
      />
      <ActRefused act={retry} safe="Nothing was sent." />
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!pages && !error && <Loading rows={3} />}
      {pages && rows.length === 0 && <Empty sentence="All mail has arrived." />}
      {rows.length > 0 && (
        <table className={`${table.table} ${table.stacks}`} ref={list.listRef} onKeyDown={list.onKeyDown}>
          <caption className="hiddenVisually">Mail given up, the latest first</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Mail</th>
              <th scope="col" className="wide">
                Last tried
              </th>
              <th scope="col">
                <span className="hiddenVisually">Act</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ reference, name, company, mail }) => (
              <tr key={mail.id}>
                <th scope="row">
                  <Link to={`/enquiries/${reference}#correct`} {...list.rowProps(mail.id)}>
                    {name}
                  </Link>{' '}
                  <span className="soft">{company}</span>
                </th>
                <td>
                  {mailName(mail.kind)}
                  <div className="note">{mail.problem}</div>
                </td>
                <td className="wide num">{momentInWords(mail.dueAtMs, nowMs)}</td>
                <td>
                  <Button
                    aria-label={`Try again: ${name}`}
                    onClick={() => retry.press({ params: { mail: mail.id }, body: {} })}
                  >
                    Try again
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
    </Columns>
  );
}
