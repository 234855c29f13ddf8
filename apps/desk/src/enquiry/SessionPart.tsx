import type { Registration, SeatCommandName } from '@vanda/desk-api/sessions';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNowMs } from '../api/server-clock.ts';
import { formatDay } from '../messages/dates.ts';
import { formatSeatState } from '../session/messages.ts';
import { SeatMenu } from '../session/SeatMenu.tsx';
import { SeatPanel } from '../session/SeatPanel.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { SeatState } from '../ui/SeatState/SeatState.tsx';
import styles from './EnquiryScreen.module.css';

export function SessionPart({ registration, name }: { registration: Registration; name: string }) {
  const { title, day, dates, form, session, state } = registration;
  const nowMs = useNowMs();
  const [command, setCommand] = useState<SeatCommandName>();
  return (
    <section className={styles.part}>
      <h2>Session</h2>
      <DetailList
        details={[
          { name: 'Course', value: title },
          { name: 'Date', value: day ? formatDay(day, nowMs) : dates },
          {
            name: 'Seats',
            value:
              session &&
              (session.closure === 'withdrawn' ? (
                <b>This date was taken out of the programme.</b>
              ) : (
                <>
                  {session.confirmed}
                  {session.capacity !== null && ` of ${session.capacity}`} confirmed
                  {session.free !== null && (
                    <>
                      , <b>{session.free === 0 ? 'full' : `${session.free} free`}</b>
                    </>
                  )}
                </>
              )),
            action: day && <Link to={`/sessions/${form}/${day}`}>Open</Link>,
          },
          { name: 'Names', value: registration.names.join(', ') },
          {
            name: 'State',
            value: <SeatState state={state}>{formatSeatState(registration, nowMs)}</SeatState>,
            action: <SeatMenu registration={registration} name={name} onChoose={setCommand} />,
          },
        ]}
      />
      {command && (
        <SeatPanel
          command={command}
          registration={registration}
          name={name}
          onClose={() => setCommand(undefined)}
        />
      )}
    </section>
  );
}
