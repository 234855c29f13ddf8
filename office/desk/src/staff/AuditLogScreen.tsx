import { counted } from '@vanda/forms/plural';
import { Link, useSearchParams } from 'react-router';
import { useBootstrap, useList, useNowMs } from '../api/hooks.ts';
import { formatMoment } from '../messages/dates.ts';
import { actorName } from '../messages/names.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import { classNames } from '../ui/class-names.ts';
import { FilterField } from '../ui/form.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { Empty, ScreenHead, ShowMore, useTitle } from '../ui/screen.tsx';
import table from '../ui/Table/Table.module.css';
import { Table } from '../ui/Table/Table.tsx';

export function AuditLogScreen() {
  useTitle('Record of acts');
  const { staffMembers } = useBootstrap();
  const [params, setParams] = useSearchParams();
  const staffMember = params.get('staffMember') ?? undefined;
  const nowMs = useNowMs();
  const list = useList('auditLog', staffMember ? { staffMember } : {});
  if (list.error?.failure.code === 'no-permission')
    return <NoPermission administrators={list.error.failure.administrators} />;
  return (
    <>
      <ScreenHead
        title="Record of acts"
        note={list.first && `${counted(list.first.total, 'act')}, the latest first. No contents.`}
        tools={
          <FilterField
            name="Person"
            value={staffMember}
            onChange={(id) => setParams(id ? { staffMember: id } : {})}
            options={staffMembers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        }
      />
      <QueryStatus query={list} />
      {list.first && list.rows.length === 0 && <Empty sentence="Nothing was done yet." />}
      {list.rows.length > 0 && (
        <Table caption="Acts, the latest first" columns={['When', 'Who', 'What', ['Reference', 'wide']]}>
          <tbody>
            {list.rows.map(({ id, atMs, by, message, reference, target }) => (
              <tr key={id}>
                <td className="num soft">{formatMoment(atMs, nowMs)}</td>
                <th scope="row">{actorName(by)}</th>
                <td className={table.line}>
                  <div className="spread">
                    <p>
                      {message}
                      <span>
                        {target && (by.kind !== 'staff' || by.id !== target.id) && `: ${target.name}`}
                      </span>
                    </p>
                    {reference && <Reference className="phone" reference={reference} />}
                  </div>
                </td>
                <td className="wide">{reference && <Reference reference={reference} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ShowMore list={list} />
    </>
  );
}

const Reference = ({ className, reference }: { className?: string; reference: string }) => (
  <Link className={classNames('num reference', className)} to={`/enquiries/${reference}`}>
    {reference}
  </Link>
);
