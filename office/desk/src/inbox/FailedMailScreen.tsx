import { Button } from '@vanda/ui/Button.tsx';
import { Link } from 'react-router';
import { useBootstrap, useCommand, useList, useNowMs } from '../api/hooks.ts';
import { formatMoment } from '../messages/dates.ts';
import { emailName } from '../messages/names.ts';
import { useRows } from '../shortcuts/hooks.ts';
import { Alert, CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { ButtonLink, Columns, Empty, ScreenHead, ShowMore, useTitle } from '../ui/screen.tsx';
import { Table } from '../ui/Table/Table.tsx';
import { InboxSide } from './InboxSide.tsx';

export function FailedMailScreen() {
  useTitle('Mail given up');
  const { counts } = useBootstrap();
  const nowMs = useNowMs();
  const list = useList('mailFailed', {});
  const retry = useCommand();
  const { rowProps } = useRows(list.rows, ({ mail }) => mail.id);
  return (
    <Columns side={<InboxSide filters={undefined} counts={counts} />}>
      <ScreenHead
        title="Mail given up"
        note="Correct the address, or try again once the other side answers. Nothing is tried again by itself."
      />
      <CommandFailed command={retry} safe="Nothing was sent." />
      <QueryStatus query={list} rows={3} />
      {list.first && list.rows.length === 0 && <Empty sentence="All mail has arrived." />}
      {list.rows.length > 0 && (
        <Table
          caption="Mail given up, the latest first"
          columns={['For', 'Mail', ['Last tried', 'wide'], '(Command)']}
        >
          <tbody>
            {list.rows.map(({ reference, name, company, mail }) => (
              <tr key={mail.id}>
                <th scope="row">
                  <Link to={`/enquiries/${reference}#correct`} {...rowProps(mail.id)}>
                    {name}
                  </Link>{' '}
                  <span className="soft">{company}</span>
                </th>
                <td>
                  {emailName(mail.kind)}
                  <div className="note">{mail.problem}</div>
                </td>
                <td className="wide num">{formatMoment(mail.dueAtMs, nowMs)}</td>
                <td>
                  <Button
                    aria-label={`Try again: ${name}`}
                    onClick={() => retry.press('retryMail', { params: { mail: mail.id }, body: {} })}
                  >
                    Try again
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ShowMore list={list} />
    </Columns>
  );
}

export function FailedMailAlert({ count }: { count: number }) {
  const [row] = useList('mailFailed', {}).rows;
  if (!row) return null;
  return (
    <Alert
      tone="error"
      actions={
        <ButtonLink to={count === 1 ? `/enquiries/${row.reference}#correct` : '/mail-failed'}>
          {count === 1 ? 'Correct and send again' : `See all ${count}`}
        </ButtonLink>
      }
    >
      <p>
        <b>Mail given up.</b> {emailName(row.mail.kind)} for {row.name}
        <span>{row.company && `, ${row.company},`}</span> was refused
        <span>{row.mail.problem ? `: ${row.mail.problem}` : ''}</span>.
      </p>
    </Alert>
  );
}
