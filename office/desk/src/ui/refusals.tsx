import type { Actor, StaffName } from '@vanda/desk-api/common';
import { Link } from 'react-router';
import { useNowMs } from '../api/hooks.ts';
import { formatMoment } from '../messages/dates.ts';
import { actorName } from '../messages/names.ts';
import { Empty, ScreenHead } from './screen.tsx';

type NoPermissionProps = { administrators: readonly StaffName[]; title?: string };

export const NoPermission = ({
  administrators,
  title = 'Only an administrator can do this',
}: NoPermissionProps) => (
  <>
    <ScreenHead title={title} />
    <p>
      <span>{administrators.length === 1 ? 'The administrator is' : 'Administrators are'}</span>{' '}
      {administrators.map(({ name }) => name).join(', ')}.
    </p>
    <p>
      <Link to="/">To the first screen</Link>
    </p>
  </>
);

export function ErasedRecord({ reference, atMs, by }: { reference: string; atMs: number; by: Actor }) {
  const nowMs = useNowMs();
  return (
    <>
      <ScreenHead title={<span className="num">{reference}</span>} />
      <Empty sentence="Content deleted.">
        <p className="soft">
          {formatMoment(atMs, nowMs)},{' '}
          <span>{by.kind === 'rule' ? 'by rule: the time of keeping was over' : actorName(by)}</span>
        </p>
        <Link to="/">To the inbox</Link>
      </Empty>
    </>
  );
}
