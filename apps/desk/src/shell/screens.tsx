import { isAllowed } from '@vanda/desk-api/common';
import { Link, Navigate } from 'react-router';
import { useBootstrap } from '../api/hooks.ts';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { ScreenHead, useTitle } from '../ui/screen.tsx';

export function FirstScreen() {
  const { me } = useBootstrap();
  return isAllowed(me.role, 'member') ? <InboxScreen /> : <Navigate to="/content" replace />;
}

export function NotFoundScreen() {
  useTitle('Not here');
  return (
    <>
      <ScreenHead title="Nothing is at this address." />
      <Link to="/">To the inbox</Link>
    </>
  );
}
