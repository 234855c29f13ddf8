import { useState } from 'react';
import { Link } from 'react-router';
import type { Registration, SeatAct } from '../../contract/sessions.ts';
import { useNowMs } from '../api/server-clock.ts';
import { SeatActs } from '../session/SeatActs.tsx';
import { SeatPanel } from '../session/SeatPanel.tsx';
import { seatStateInWords } from '../session/words.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { SeatState } from '../ui/SeatState/SeatState.tsx';
import { dayInWords } from '../words/moments.ts';
import styles from './EnquiryScreen.module.css';

/** The seats that an enquiry has or waits for. */
export function SessionPart({ registration, name }: { registration: Registration; name: string }) {
  const { title, day, dates, form, session, state } = registration;
  const nowMs = useNowMs();
  const [act, setAct] = useState<SeatAct>();
  return (
    <section className={styles.part}>
      <h2>Session</h2>
      <DetailList
        details={[
          { name: 'Course', value: title },
          { name: 'Date', value: day ? dayInWords(day, nowMs) : dates },
          {
            name: 'Seats',
            value: session && (
              <>
                {session.confirmed}
                {session.capacity !== null && ` of ${session.capacity}`} confirmed
                {session.free !== null && (
                  <>
                    , <b>{session.free === 0 ? 'full' : `${session.free} free`}</b>
                  </>
                )}
              </>
            ),
            act: day && <Link to={`/sessions/${form}/${day}`}>Open</Link>,
          },
          {
            name: 'State',
            value: <SeatState state={state}>{seatStateInWords(registration, nowMs)}</SeatState>,
            act: <SeatActs registration={registration} name={name} onChoose={setAct} />,
          },
        ]}
      />
      {act && (
        <SeatPanel act={act} registration={registration} name={name} onClose={() => setAct(undefined)} />
      )}
    </section>
  );
}
