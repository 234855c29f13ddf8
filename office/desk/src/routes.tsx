import { isAllowed } from '@vanda/desk-api/common';
import { Navigate, type RouteObject } from 'react-router';
import { AccountScreen } from './account/AccountScreen.tsx';
import { useBootstrap } from './api/hooks.ts';
import { BeforeOnlineScreen } from './content/BeforeOnlineScreen.tsx';
import { CollectionScreen } from './content/CollectionScreen.tsx';
import { ContentHomeScreen } from './content/ContentHomeScreen.tsx';
import { ContentLayout } from './content/ContentLayout.tsx';
import { ContentLists } from './content/ContentLists.tsx';
import { CommitScreen } from './content/changes/CommitScreen.tsx';
import { DraftScreen } from './content/changes/DraftScreen.tsx';
import { HistoryScreen } from './content/changes/HistoryScreen.tsx';
import { PublishingScreen } from './content/changes/PublishingScreen.tsx';
import { EntryScreen } from './content/entry/EntryScreen.tsx';
import { ReviewsScreen } from './content/ReviewsScreen.tsx';
import { EnquiryScreen } from './enquiry/EnquiryScreen.tsx';
import { EnterScreen } from './enquiry/EnterScreen.tsx';
import { FailedMailScreen } from './inbox/FailedMailScreen.tsx';
import { InboxScreen } from './inbox/InboxScreen.tsx';
import { NumbersScreen } from './numbers/NumbersScreen.tsx';
import { PeopleScreen } from './people/PeopleScreen.tsx';
import { PersonScreen } from './people/PersonScreen.tsx';
import { AttendanceScreen } from './sessions/AttendanceScreen.tsx';
import { DateScreen } from './sessions/DateScreen.tsx';
import { EndDateScreen } from './sessions/EndDateScreen.tsx';
import { PrintSheet } from './sessions/PrintSheet.tsx';
import { SessionScreen } from './sessions/SessionScreen.tsx';
import { SessionsScreen } from './sessions/SessionsScreen.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { NotFoundScreen } from './shell/screens.tsx';
import { Invitation } from './sign-in/Invitation.tsx';
import { AuditLogScreen } from './staff/AuditLogScreen.tsx';
import { StaffScreen } from './staff/StaffScreen.tsx';

/** Addresses contain references and filters, never names. */
export const routes: RouteObject[] = [
  { path: '/welcome', element: <Invitation /> },
  {
    element: <AppShell />,
    children: [
      { path: '/', element: <FirstScreen /> },
      { path: '/mail-failed', element: <FailedMailScreen /> },
      { path: '/enquiries/new', element: <EnterScreen /> },
      { path: '/enquiries/:reference', element: <EnquiryScreen /> },
      { path: '/sessions', element: <SessionsScreen /> },
      { path: '/sessions/new', element: <DateScreen key="new" /> },
      { path: '/sessions/:form/:day/change', element: <DateScreen /> },
      { path: '/sessions/:form/:day/cancel', element: <EndDateScreen kind="cancel" /> },
      { path: '/sessions/:form/:day/postpone', element: <EndDateScreen kind="postpone" /> },
      { path: '/sessions/:form/:day', element: <SessionScreen /> },
      { path: '/sessions/:form/:day/print', element: <PrintSheet /> },
      { path: '/sessions/:form/:day/attendance', element: <AttendanceScreen /> },
      { path: '/people', element: <PeopleScreen /> },
      { path: '/people/:reference', element: <PersonScreen /> },
      { path: '/numbers', element: <NumbersScreen /> },
      { path: '/you', element: <AccountScreen /> },
      { path: '/staff', element: <StaffScreen /> },
      { path: '/staff/audit-log', element: <AuditLogScreen /> },
      {
        path: '/content',
        element: <ContentLayout />,
        children: [
          {
            element: <ContentLists />,
            children: [
              { index: true, element: <ContentHomeScreen /> },
              { path: 'history', element: <HistoryScreen /> },
              { path: 'reviews', element: <ReviewsScreen /> },
              { path: 'before', element: <BeforeOnlineScreen /> },
              { path: ':collection', element: <CollectionScreen /> },
            ],
          },
          { path: 'drafts/:draft', element: <DraftScreen /> },
          { path: 'publishing/:id', element: <PublishingScreen /> },
          { path: 'history/:commit', element: <CommitScreen /> },
          { path: ':collection/:slug', element: <EntryScreen /> },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

function FirstScreen() {
  const { me } = useBootstrap();
  return isAllowed(me.role, 'member') ? <InboxScreen /> : <Navigate to="/content" replace />;
}
