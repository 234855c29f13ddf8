import type { RouteObject } from 'react-router';
import { ActsScreen } from './colleagues/ActsScreen.tsx';
import { ColleaguesScreen } from './colleagues/ColleaguesScreen.tsx';
import { EnquiryScreen } from './enquiry/EnquiryScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { NotHere } from './frame/NotHere.tsx';
import { GivenUpScreen } from './inbox/GivenUpScreen.tsx';
import { InboxScreen } from './inbox/InboxScreen.tsx';
import { NumbersScreen } from './numbers/NumbersScreen.tsx';
import { PeopleScreen } from './people/PeopleScreen.tsx';
import { PersonScreen } from './people/PersonScreen.tsx';
import { PrintSheet } from './session/PrintSheet.tsx';
import { SessionScreen } from './session/SessionScreen.tsx';
import { SessionsScreen } from './sessions/SessionsScreen.tsx';
import { Invitation } from './sign-in/Invitation.tsx';
import { YouScreen } from './you/YouScreen.tsx';

/** Every screen has an address that can be sent to a colleague: references and filters, never a name. */
export const routes: RouteObject[] = [
  { path: '/welcome', element: <Invitation /> },
  {
    element: <Frame />,
    children: [
      { path: '/', element: <InboxScreen /> },
      { path: '/mail-given-up', element: <GivenUpScreen /> },
      { path: '/enquiries/:reference', element: <EnquiryScreen /> },
      { path: '/sessions', element: <SessionsScreen /> },
      { path: '/sessions/:form/:day', element: <SessionScreen /> },
      { path: '/sessions/:form/:day/print', element: <PrintSheet /> },
      { path: '/people', element: <PeopleScreen /> },
      { path: '/people/:reference', element: <PersonScreen /> },
      { path: '/numbers', element: <NumbersScreen /> },
      { path: '/you', element: <YouScreen /> },
      { path: '/colleagues', element: <ColleaguesScreen /> },
      { path: '/colleagues/acts', element: <ActsScreen /> },
      { path: '*', element: <NotHere /> },
    ],
  },
];
