import type { StaffName } from '@vanda/desk-api/common';
import { Link } from 'react-router';
import { ScreenHead } from '../Heading/heads.tsx';

type NoPermissionProps = { administrators: readonly StaffName[]; title?: string };

export function NoPermission({
  administrators,
  title = 'Only an administrator can do this',
}: NoPermissionProps) {
  return (
    <>
      <ScreenHead title={title} />
      <p>
        {administrators.length === 1 ? 'The administrator is' : 'Administrators are'}{' '}
        {administrators.map(({ name }) => name).join(', ')}.
      </p>
      <p>
        <Link to="/">To the first screen</Link>
      </p>
    </>
  );
}
