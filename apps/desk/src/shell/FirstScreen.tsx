import { isAllowed } from '@vanda/desk-api/common';
import { Navigate } from 'react-router';
import { useBootstrap } from '../api/use-bootstrap.ts';
import { InboxScreen } from '../inbox/InboxScreen.tsx';

export function FirstScreen() {
  const { me } = useBootstrap();
  return isAllowed(me.role, 'member') ? <InboxScreen /> : <Navigate to="/content" replace />;
}
