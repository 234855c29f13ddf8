import { Link } from 'react-router';
import type { ColleagueName } from '../../../contract/common.ts';
import { ScreenHead } from '../Heading/ScreenHead.tsx';

/** An administrator's screen, reached by its address: who can do it is said, not hidden. */
export function NoPermission({ administrators }: { administrators: readonly ColleagueName[] }) {
  return (
    <>
      <ScreenHead title="Only an administrator can do this" />
      <p>
        {administrators.length === 1 ? 'The administrator is' : 'Administrators are'}{' '}
        {administrators.map(({ name }) => name).join(', ')}.
      </p>
      <p>
        <Link to="/">To the inbox</Link>
      </p>
    </>
  );
}
